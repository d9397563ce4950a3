// npm test [-- suite … [file …]]: the suites unit, component, api, kill and e2e; by default all of them. Three suites run only when they are
// named, as .ci/run does: imaging (npm run test:imaging) runs photos through the whole pipeline, commands (npm run test:commands) runs the
// developers' commands in a copy of the project, and screens (npm run test:screens) checks every screen in both themes, hostile texts on each,
// ejected views and a declared resource.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.ts';
import { memoryFolder } from './lib/memoryFolder.ts';
import { PROJECT, runTool } from './lib/run.ts';
import {
  addTotals,
  type Duration,
  durationsOfPlaywright,
  durationsOfVitest,
  type Failure,
  failureLines,
  failuresOfPlaywright,
  failuresOfVitest,
  slowestLines,
  type Totals,
  totalsLine,
  totalsOfPlaywright,
  totalsOfVitest,
} from './lib/testTotals.ts';
import { buildWebWhenStale } from './lib/webBuild.ts';

const VITEST_SUITES = ['unit', 'component', 'api', 'kill', 'imaging', 'commands'];
/** The suites in a browser, with their projects in playwright.config.ts. */
const BROWSER_SUITES: Readonly<Record<string, readonly string[]>> = {
  e2e: ['alone', 'desktop', 'phone'],
  screens: ['screens', 'screens on a phone', 'own builds'],
};
const SUITES = [...VITEST_SUITES, ...Object.keys(BROWSER_SUITES)];
const WHEN_NAMED = ['imaging', 'commands', 'screens'];

const args = process.argv.slice(2);
const named = args.filter((arg) => SUITES.includes(arg));
const rest = args.filter((arg) => !SUITES.includes(arg));
const files = rest.filter((arg) => !arg.startsWith('-'));
// A file is in the folder of its suite: tests/<suite>/…
const isMeant = (suite: string) =>
  files.length === 0
    ? !WHEN_NAMED.includes(suite)
    : files.some((file) => file.startsWith(`tests/${suite}/`));
const suites = named.length > 0 ? named : SUITES.filter(isMeant);
if (suites.length === 0) {
  console.error(`Name a suite (${SUITES.join(', ')}) or files below tests/<suite>/.`);
  process.exit(1);
}

const inMemory = memoryFolder();
if (inMemory) process.env.TMPDIR ??= inMemory;
rmSync(`${PROJECT}test-results`, { recursive: true, force: true });
mkdirSync(`${PROJECT}test-results`, { recursive: true });

// What several suites need is made once, or once for all runs of CI.
const own = process.env.SHARED_TEST_DATA ? null : mkdtempSync(join(tmpdir(), 'turntable-test-'));
if (own) process.env.SHARED_TEST_DATA = own;

const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
const failures: Failure[] = [];
const durations: Duration[] = [];
const steps: string[] = [];
let exitCode = 0;

const inVitest = suites.filter((suite) => VITEST_SUITES.includes(suite));
if (inVitest.length > 0) {
  const projects = inVitest.flatMap((suite) => ['--project', suite]);
  const code = await step(`${inVitest.join(', ')} tests`, () =>
    runTool('vitest', ['run', ...projects, ...rest], { env: { NODE_ENV: 'test' } }),
  );
  addTotals(totals, totalsOfVitest('test-results/vitest.json', code));
  failures.push(...failuresOfVitest('test-results/vitest.json'));
  durations.push(...durationsOfVitest('test-results/vitest.json'));
  exitCode ||= code;
}
const inBrowser = suites.filter((suite) => suite in BROWSER_SUITES);
if (inBrowser.length > 0) {
  const code = await browserTests();
  addTotals(totals, totalsOfPlaywright('test-results/playwright.json', code));
  failures.push(...failuresOfPlaywright('test-results/playwright.json'));
  durations.push(...durationsOfPlaywright('test-results/playwright.json'));
  exitCode ||= code;
}
if (own) rmSync(own, { recursive: true, force: true });
const slowest = slowestLines(durations);
console.log(
  [
    '',
    `The ${slowest.length} slowest tests:`,
    ...slowest,
    '',
    ...steps,
    '',
    ...failureLines(failures),
    totalsLine(totals),
  ].join('\n'),
);
process.exitCode = exitCode || (totals.failed > 0 ? 1 : 0);

/** Prints the name of a step, and measures its duration. */
async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  console.log(`── ${name}`);
  const started = performance.now();
  try {
    return await run();
  } finally {
    steps.push(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
}

async function browserTests(): Promise<number> {
  try {
    await step('browser', ensureChromium);
    await step('build of the web application', () => buildWebWhenStale());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const projects = inBrowser.flatMap((suite) => BROWSER_SUITES[suite] ?? []);
  return step(`${inBrowser.join(', ')} tests`, () =>
    runTool('playwright', ['test', ...projects.map((project) => `--project=${project}`), ...rest]),
  );
}
