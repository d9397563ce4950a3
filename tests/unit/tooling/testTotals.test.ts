import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PROJECT } from '../../../scripts/lib/run.ts';
import {
  failureLines,
  failuresOfPlaywright,
  failuresOfVitest,
} from '../../../scripts/lib/testTotals.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a report and returns its path from the project's folder. */
function reportOf(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return relative(PROJECT, path);
}

test('says of each browser test that failed what it reported, on one line', () => {
  const spec = (status: string, messages: string[]) => ({
    title: 'opens a page',
    file: 'e2e/page.spec.ts',
    line: 7,
    tests: [
      {
        status,
        projectName: 'phone',
        results: [{ duration: 1, errors: messages.map((message) => ({ message })) }],
      },
    ],
  });
  const report = reportOf({
    suites: [
      {
        specs: [spec('expected', [])],
        suites: [
          {
            specs: [
              spec('unexpected', ['\u001b[31mError:\u001b[39m not\n  visible', 'x'.repeat(900)]),
            ],
          },
        ],
      },
    ],
  });

  const lines = failureLines(failuresOfPlaywright(report));

  const name = 'e2e/page.spec.ts:7 [phone] › opens a page';
  const reason = `Error: not visible | ${'x'.repeat(900)}`.slice(0, 600);
  expect(lines).toEqual([`FAILED ${name}: ${reason}`]);
});

test('says the same of other tests, and why a file did not run', () => {
  const file = (name: string, message: string, assertionResults: object[]) => ({
    name: `${PROJECT}tests/${name}`,
    status: 'failed',
    message,
    assertionResults,
  });
  const report = reportOf({
    testResults: [
      file('a.test.ts', '', [
        { status: 'failed', fullName: 'adds', failureMessages: ['expected 1\nto be 2'] },
        { status: 'passed', fullName: 'leaves', failureMessages: [] },
      ]),
      file('b.test.ts', 'Cannot find module', []),
      file('c.test.ts', '', []),
    ],
  });

  expect(failureLines(failuresOfVitest(report))).toEqual([
    'FAILED tests/a.test.ts › adds: expected 1 to be 2',
    'FAILED tests/b.test.ts: Cannot find module',
    'FAILED tests/c.test.ts: it did not run to its end',
  ]);
});
