// npm run test:flaky [-- file or option …]: runs the browser suites e2e and screens five times. Fails if a test fails in any round, and lists
// these tests at the end with their number of failures.
import { PROJECT, run } from './lib/run.ts';
import { failuresOfPlaywright } from './lib/testTotals.ts';

const ROUNDS = 5;

const failed = new Map<string, number>();
let exitCode = 0;
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log(`── round ${round} of ${ROUNDS}`);
  const code = await run(process.execPath, [
    `${PROJECT}scripts/test.ts`,
    'e2e',
    'screens',
    ...process.argv.slice(2),
  ]);
  exitCode ||= code;
  for (const { test } of failuresOfPlaywright('test-results/playwright.json'))
    failed.set(test, (failed.get(test) ?? 0) + 1);
}
console.log('');
for (const [test, times] of failed) console.log(`${test}: ${times} of ${ROUNDS} rounds`);
console.log(
  exitCode === 0
    ? `No test failed in ${ROUNDS} rounds.`
    : `${failed.size} tests failed in some of ${ROUNDS} rounds.`,
);
process.exitCode = exitCode;
