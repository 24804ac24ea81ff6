import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

export interface Outcome {
  passed: number;
  /** What failed, by file and title, with the first line of why. */
  failures: string[];
  /** What failed at first and passed when it was tried again. */
  unsteady: string[];
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).optional() }),
      ),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});

const suite = z.object({
  specs: z.array(spec),
  get suites(): z.ZodOptional<z.ZodArray<typeof suite>> {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({ stats: z.object({ expected: z.int() }), suites: z.array(suite) });

/** Reads a runner's report; one that ended badly without a failed test, or ran nothing, counts as one failure. */
export function readReport(path: string, exitCode: number): Outcome {
  const outcome = existsSync(path) ? describe(JSON.parse(readFileSync(path, 'utf8'))) : nothing;
  const isWell = outcome.failures.length > 0 || (exitCode === 0 && outcome.passed > 0);
  return isWell ? outcome : { ...outcome, failures: [`a runner ended with ${exitCode}, its report is ${path}`] };
}

const nothing: Outcome = { passed: 0, failures: [], unsteady: [] };

function describe(report: unknown): Outcome {
  const vitest = vitestReport.safeParse(report);
  return vitest.success ? describeVitest(vitest.data) : describePlaywright(playwrightReport.parse(report));
}

function describeVitest({ numPassedTests, testResults }: z.infer<typeof vitestReport>): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(name, 'could not be run', message)];
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures, unsteady: [] };
}

function describePlaywright({ stats, suites }: z.infer<typeof playwrightReport>): Outcome {
  const runs = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      status,
      text: line(file, `${title} (${projectName})`, results.find(({ error }) => error)?.error?.message),
    })),
  );
  const having = (wanted: string): string[] => runs.filter(({ status }) => status === wanted).map(({ text }) => text);
  return { passed: stats.expected, failures: having('unexpected'), unsteady: having('flaky') };
}

const specsOf = ({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const line = (file: string, title: string, why = ''): string =>
  `${file} › ${title}: ${stripVTControlCharacters(why).split('\n')[0] ?? ''}`;
