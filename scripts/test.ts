// npm test [-- suite … [file …]]: the suites unit, api, kill and e2e, all of them when none is named.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.ts';
import { PROJECT, runTool } from './lib/run.ts';
import {
  addTotals,
  failuresOfPlaywright,
  failuresOfVitest,
  type Totals,
  totalsLine,
  totalsOfPlaywright,
  totalsOfVitest,
} from './lib/testTotals.ts';
import { buildWebWhenStale } from './lib/webBuild.ts';

const VITEST_SUITES = ['unit', 'api', 'kill'];
const SUITES = [...VITEST_SUITES, 'e2e'];

const args = process.argv.slice(2);
const named = args.filter((arg) => SUITES.includes(arg));
const rest = args.filter((arg) => !SUITES.includes(arg));
// A file names its suite: tests/<suite>/…
const suites =
  named.length > 0 ? named : SUITES.filter((suite) => rest.length === 0 || rest.some((file) => file.startsWith(`tests/${suite}/`)));
if (suites.length === 0) {
  console.error(`Name a suite (${SUITES.join(', ')}) or files below tests/<suite>/.`);
  process.exit(1);
}

rmSync(`${PROJECT}test-results`, { recursive: true, force: true });
mkdirSync(`${PROJECT}test-results`, { recursive: true });

const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
let exitCode = 0;

const inVitest = suites.filter((suite) => VITEST_SUITES.includes(suite));
if (inVitest.length > 0) {
  const code = await runTool('vitest', ['run', ...inVitest.flatMap((suite) => ['--project', suite]), ...rest], {
    env: { NODE_ENV: 'test' },
  });
  addTotals(totals, totalsOfVitest('test-results/vitest.json', code));
  failures.push(...failuresOfVitest('test-results/vitest.json'));
  exitCode ||= code;
}
if (suites.includes('e2e')) {
  const code = await endToEnd(rest);
  addTotals(totals, totalsOfPlaywright('test-results/playwright.json', code));
  failures.push(...failuresOfPlaywright('test-results/playwright.json'));
  exitCode ||= code;
}
console.log(['', ...failures, totalsLine(totals)].join('\n'));
process.exitCode = exitCode || (totals.failed > 0 ? 1 : 0);

async function endToEnd(files: string[]): Promise<number> {
  try {
    await ensureChromium();
    await buildWebWhenStale();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  return runTool('playwright', ['test', ...files]);
}
