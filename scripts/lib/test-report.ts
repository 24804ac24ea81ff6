import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

export interface Count {
  passed: number;
  failed: number;
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Counts a runner's tests; one that ended badly without a failed test counts as one failure. */
export function readReport(path: string, exitCode: number): Count {
  const { passed, failed } = existsSync(path)
    ? countTests(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failed: 0 };
  return { passed, failed: failed || (exitCode === 0 && passed > 0 ? 0 : 1) };
}

function countTests(report: unknown): Count {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests };
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky };
}
