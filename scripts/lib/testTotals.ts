import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** Returns `N passed, N failed`, with `, N skipped` if there are any. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A test that failed. */
export interface Failure {
  test: string;
  /** What it reported, on one line. */
  reason: string;
}

/** The longest reason, in characters. */
const MAX_REASON = 600;

/** Returns a line for each failure: the last lines of a run tell them again, as its output is long. */
export const failureLines = (failures: readonly Failure[]): string[] =>
  failures.map(({ test, reason }) => `FAILED ${test}: ${reason}`);

const reasonOf = (messages: readonly string[]): string =>
  messages
    .map((message) => stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim())
    .join(' | ')
    .slice(0, MAX_REASON);

/** Returns the failures of a vitest JSON report. */
export function failuresOfVitest(report: string): Failure[] {
  const { testResults = [] } = read<VitestReport>(report);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(PROJECT, name);
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${file} › ${fullName}`,
        reason: reasonOf(failureMessages),
      }));
    return failures.length === 0 && status === 'failed'
      ? [{ test: file, reason: reasonOf([message || 'it did not run to its end']) }]
      : failures;
  });
}

/** Returns the failures of a Playwright JSON report. */
export function failuresOfPlaywright(report: string): Failure[] {
  const failuresOf = ({ specs = [], suites = [] }: PlaywrightSuite): Failure[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => ({
          test: `${file}:${line} [${projectName}] › ${title}`,
          reason: reasonOf(
            results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
          ),
        })),
    ),
    ...suites.flatMap(failuresOf),
  ];
  return (read<PlaywrightReport>(report).suites ?? []).flatMap(failuresOf);
}

/** The duration of a test, and its name as in the lines about failures. */
export interface Duration {
  seconds: number;
  test: string;
}

/** Returns the duration of each test of a vitest JSON report. */
export function durationsOfVitest(report: string): Duration[] {
  const { testResults = [] } = read<VitestReport>(report);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      test: `${relative(PROJECT, name)} › ${fullName}`,
    })),
  );
}

/** Returns the same for a Playwright JSON report. */
export function durationsOfPlaywright(report: string): Duration[] {
  const durationsOf = ({ specs = [], suites = [] }: PlaywrightSuite): Duration[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, results }) => ({
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        test: `${file}:${line} [${projectName}] › ${title}`,
      })),
    ),
    ...suites.flatMap(durationsOf),
  ];
  return (read<PlaywrightReport>(report).suites ?? []).flatMap(durationsOf);
}

/** Returns a line for each of the slowest tests, the slowest first. */
export const slowestLines = (durations: readonly Duration[], count = 10): string[] =>
  [...durations]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ seconds, test }) => `${seconds.toFixed(1).padStart(6)} s  ${test}`);

/** Counts the tests of a vitest JSON report. A run that failed without a failed test (a file that does not load) counts as one failure. */
export function totalsOfVitest(report: string, exitCode: number): Totals {
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    numPendingTests: pending = 0,
    numTodoTests: todo = 0,
  } = read<VitestReport>(report);
  return withExitCode({ passed, failed, skipped: pending + todo }, exitCode);
}

/** Counts the tests of a Playwright JSON report in the same way. */
export function totalsOfPlaywright(report: string, exitCode: number): Totals {
  const { expected = 0, unexpected = 0, skipped = 0 } = read<PlaywrightReport>(report).stats ?? {};
  return withExitCode({ passed: expected, failed: unexpected, skipped }, exitCode);
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: {
    name: string;
    status: string;
    /** Why the file did not run. */
    message: string;
    assertionResults: VitestTest[];
  }[];
}

interface VitestTest {
  status: string;
  fullName: string;
  /** In milliseconds; missing for a test that did not run. */
  duration?: number | null;
  failureMessages: string[];
}

interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number; skipped?: number };
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: string;
  projectName: string;
  results: { duration: number; errors: { message?: string }[] }[];
}

/** Reads a report; a missing one (the runner died before it wrote it) counts as empty. */
function read<Report extends object>(report: string): Partial<Report> {
  return existsSync(PROJECT + report)
    ? (JSON.parse(readFileSync(PROJECT + report, 'utf8')) as Report)
    : {};
}

function withExitCode(totals: Totals, exitCode: number): Totals {
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}
