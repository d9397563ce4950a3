// npm run test:flaky [-- file or option …]: runs the component tests with delayed answers of the server (unless it is given anything), and the
// browser suites e2e and screens five times. Fails if a test fails in any round, and lists these tests at the end with their number of failures.
import { PROJECT, run } from './lib/run.ts';
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './lib/testTotals.ts';

const ROUNDS = 5;
/** The longest delay of an answer in component tests. */
const DELAYED = { COMPONENT_DELAY_MS: '900' };

const failed = new Map<string, number>();
const given = process.argv.slice(2);
let exitCode = 0;
if (given.length === 0) {
  console.log('── component tests, with delayed answers');
  exitCode = await runTests(['component'], DELAYED);
  note(failuresOfVitest('test-results/vitest.json'));
}
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log(`── round ${round} of ${ROUNDS}`);
  const code = await runTests(['e2e', 'screens', ...given]);
  exitCode ||= code;
  note(failuresOfPlaywright('test-results/playwright.json'));
}
console.log('');
for (const [test, times] of failed) console.log(`${test}: ${times} times`);
console.log(exitCode === 0 ? 'No test failed.' : `${failed.size} tests failed.`);
process.exitCode = exitCode;

function runTests(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return run(process.execPath, [`${PROJECT}scripts/test.ts`, ...args], { env });
}

function note(failures: readonly Failure[]): void {
  for (const { test } of failures) failed.set(test, (failed.get(test) ?? 0) + 1);
}
