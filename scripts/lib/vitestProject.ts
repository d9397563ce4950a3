import { rmSync } from 'node:fs';
import { PROJECT, runTool } from './run.ts';
import { failureLines, failuresOfVitest, totalsLine, totalsOfVitest } from './testTotals.ts';

const REPORT = 'test-results/vitest.json';

/**
 * Runs a project of vitest.config.ts that needs installed programs, prints its totals and sets the exit code.
 * @param ensure installs missing programs
 * @param args arguments of vitest, such as files
 */
export async function runVitestProject(
  name: string,
  ensure: () => Promise<void>,
  args: string[],
): Promise<void> {
  try {
    await ensure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  rmSync(PROJECT + REPORT, { force: true }); // of an earlier run
  const code = await runTool('vitest', ['run', '--project', name, ...args], {
    env: { NODE_ENV: 'test' },
  });
  const totals = totalsOfVitest(REPORT, code);
  console.log(['', ...failureLines(failuresOfVitest(REPORT)), totalsLine(totals)].join('\n'));
  process.exitCode = code || (totals.failed > 0 ? 1 : 0);
}
