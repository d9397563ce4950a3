// Checks of declared resources that types cannot make: against each other, against the contract, and of their texts.
import { globSync, readFileSync } from 'node:fs';
import { restTables } from '../server/db/restTables.ts';
import * as schema from '../server/db/schema/index.ts';
import { restDeclarations, sourceResources } from '../server/restResources.ts';
import { declarationProblems } from './lib/declarations.ts';
import { notMigrated, readSnapshot } from './lib/migrationFiles.ts';
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

/** Calls that are listed as unused although a source file names them. */
const falselyUnused = Object.entries(OTHER_CALLS)
  .filter(([, reason]) => reason.startsWith('unused:'))
  .flatMap(([id]) =>
    sources
      .filter(({ code }) => new RegExp(`\\b${id}\\b`).test(code))
      .map(
        ({ file }) =>
          `otherCalls.ts says that ${id} is unused, but ${file} uses it; name what makes it`,
      ),
  );

/** Returns the mistakes in tables and sources with which the server refuses to start; without any, what no migration has made yet. */
const startProblems = async (): Promise<string[]> => {
  try {
    const tables = restTables(await restDeclarations());
    await sourceResources();
    return notMigrated([...Object.values(schema), ...tables.values()], readSnapshot());
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

const problems = [...(await declarationProblems()), ...(await startProblems()), ...falselyUnused];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
