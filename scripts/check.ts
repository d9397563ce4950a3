// npm run check: everything that can be checked without running the product. Takes seconds; prints problems, and how complete the
// languages are.
import { compileCommand } from './lib/compiler.ts';
import { PROJECT, run, runTool } from './lib/run.ts';

const checks: Record<string, () => Promise<number>> = {
  'types of the server': () => compile('tsconfig.server.json'),
  'types of the web application': async () =>
    (await compile('tsconfig.web.json')) ||
    (await compile('tsconfig.worker.json')) ||
    (await compile('packages/example')) ||
    compile('packages/declare'), // alone: without an application that names its roles and languages
  'types of the tests': () => compile('tests/tsconfig.json'),
  'lint and format': () =>
    runTool('biome', ['ci', '--colors=off', '--error-on-warnings', '.'], { quiet: true }),
  'import rules': () => runScript('checkImports'),
  translations: () => run(process.execPath, [`${PROJECT}scripts/checkTranslations.ts`]),
  declarations: () => runScript('checkDeclarations'),
  'sizes of folders': () => runScript('checkSize'),
  'third-party notices': () => runScript('notices', '--check'),
  'unused files, exports and packages': () => runTool('knip', ['--no-progress'], { quiet: true }),
};

const started = performance.now();
const results = await Promise.all(
  Object.entries(checks).map(async ([name, check]) => ({ name, code: await check() })),
);
const failed = results.filter(({ code }) => code !== 0);
for (const { name } of failed) console.error(`✗ ${name}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${results.length - failed.length} of ${results.length} checks passed in ${seconds} s.`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

function compile(project: string): Promise<number> {
  const { args, env } = compileCommand(project);
  return runTool('tsc', args, { quiet: true, env });
}

function runScript(name: string, ...args: string[]): Promise<number> {
  return run(process.execPath, [`${PROJECT}scripts/${name}.ts`, ...args], { quiet: true });
}
