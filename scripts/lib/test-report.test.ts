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

const vitest = (passed: number, failed: number) => write({ numPassedTests: passed, numFailedTests: failed });
const playwright = (expected: number, unexpected: number, flaky: number) =>
  write({ stats: { expected, unexpected, flaky } });

test('both runners are counted', () => {
  expect(readReport(vitest(3, 0), 0)).toEqual({ passed: 3, failed: 0 });
  expect(readReport(vitest(3, 2), 1)).toEqual({ passed: 3, failed: 2 });
  expect(readReport(playwright(4, 1, 1), 1)).toEqual({ passed: 4, failed: 2 });
});

test('a runner that ends badly, runs nothing or writes no report is a failure', () => {
  expect(readReport(vitest(3, 0), 1)).toEqual({ passed: 3, failed: 1 });
  expect(readReport(vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
  expect(readReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
