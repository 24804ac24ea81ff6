import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'alento-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(report: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

interface Failed {
  fullName: string;
  failureMessages: string[];
}

const vitest = (passed: number, failed: Failed[] = []) =>
  write({
    numPassedTests: passed,
    testResults: [
      {
        name: 'a.test.ts',
        status: failed.length > 0 ? 'failed' : 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'stands' },
          ...failed.map((each) => ({ ...each, status: 'failed' })),
        ],
      },
    ],
  });

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'b.spec.ts',
  tests: [{ projectName: 'phone', status, results: [message === undefined ? {} : { error: { message } }] }],
});

test('what fails in Vitest is named with the first line of why', () => {
  const report = vitest(3, [{ fullName: 'adds', failureMessages: ['\u001b[31mexpected 2\u001b[39m\nat line 4'] }]);
  expect(readReport(report, 1)).toEqual({ passed: 3, failures: ['a.test.ts › adds: expected 2'], unsteady: [] });
  expect(readReport(vitest(3), 0)).toEqual({ passed: 3, failures: [], unsteady: [] });
});

test('a file that cannot be run is a failure', () => {
  const report = write({
    numPassedTests: 1,
    testResults: [{ name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
  });
  expect(readReport(report, 1).failures).toEqual(['a.test.ts › could not be run: no such module']);
});

test('what fails in the browser is named, and what needed a second try apart from it', () => {
  const report = write({
    stats: { expected: 4 },
    suites: [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('signs up', 'unexpected', 'timed out')] }] },
      { specs: [spec('scrolls', 'flaky', 'too early')] },
    ],
  });
  expect(readReport(report, 1)).toEqual({
    passed: 4,
    failures: ['b.spec.ts › signs up (phone): timed out'],
    unsteady: ['b.spec.ts › scrolls (phone): too early'],
  });
});

test('a runner that ends badly, runs nothing or writes no report is a failure', () => {
  expect(readReport(vitest(3), 1).failures).toHaveLength(1);
  expect(readReport(vitest(0), 0).failures).toHaveLength(1);
  expect(readReport(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failures: [expect.any(String)] });
});
