import { existsSync, readFileSync } from 'node:fs';
import { PROJECT } from './run.ts';

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export function addTotals(sum: Totals, more: Totals): void {
  sum.passed += more.passed;
  sum.failed += more.failed;
  sum.skipped += more.skipped;
}

/** @returns `N passed, N failed`, with `, N skipped` where any was */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Counts a vitest JSON report. A run that failed without a failing test (a file that does not load) counts as one failure. */
export function totalsOfVitest(report: string, exitCode: number): Totals {
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numPendingTests: pending = 0,
    numTodoTests: todo = 0,
  } = read<VitestReport>(report);
  return withExitCode({ passed, failed, skipped: pending + todo }, exitCode);
}

/** Counts a Playwright JSON report, in the same way. */
export function totalsOfPlaywright(report: string, exitCode: number): Totals {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read<PlaywrightReport>(report).stats ?? {};
  return withExitCode({ passed: expected + flaky, failed: unexpected, skipped }, exitCode);
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
}

interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
}

/** An absent report (the runner died before it wrote one) reads as no test at all. */
function read<Report extends object>(report: string): Partial<Report> {
  return existsSync(PROJECT + report) ? (JSON.parse(readFileSync(PROJECT + report, 'utf8')) as Report) : {};
}

function withExitCode(totals: Totals, exitCode: number): Totals {
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}
