// Checks of declared resources that types cannot do: against each other, against the contract, and in their texts.
import { globSync, readFileSync } from 'node:fs';
import { restTables } from '../server/db/restTables.ts';
import { restDeclarations } from '../server/restResources.ts';
import { declarationProblems } from './lib/declarations.ts';
import { PROJECT } from './lib/run.ts';

const { OTHER_CALLS }: { OTHER_CALLS: Record<string, string> } = await import(
  `${PROJECT}src/resources/otherCalls.ts`
);
const sources = globSync('src/**/*.{ts,tsx}', {
  cwd: PROJECT,
  exclude: (file) => file.endsWith('otherCalls.ts'),
}).map((file) => ({
  file,
  code: readFileSync(PROJECT + file, 'utf8'),
}));

/** Calls that are listed as unused, and the source that names them. */
const falselyUnused = Object.entries(OTHER_CALLS)
  .filter(([, reason]) => reason.startsWith('unused:'))
  .flatMap(([id]) =>
    sources
      .filter(({ code }) => new RegExp(`\\b${id}\\b`).test(code))
      .map(({ file }) => `otherCalls.ts says that ${id} is unused; ${file} names it`),
  );

/** Returns the parts of a declaration that no table can hold. */
const unstorable = async (): Promise<string[]> => {
  try {
    restTables(await restDeclarations());
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

const problems = [...(await declarationProblems()), ...(await unstorable()), ...falselyUnused];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
