import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.ts';
import { ensureSpeech } from './lib/speech.ts';
import { root } from './lib/root.ts';
import { run } from './lib/run.ts';
import { readReport, type Outcome } from './lib/test-report.ts';
import { buildGallery, buildWeb } from './lib/web-build.ts';

const usage = `npm test                          every test
npm test -- --only=unit           what needs no browser (domain, database, server, web, scripts)
npm test -- --only=e2e            the journeys in a browser
npm test -- --only=unit server    files whose path has this in it
npm test -- --only=e2e --update   takes how the gallery looks now for how it should
TEST_DATABASE_URL=postgres://…    uses this server instead of an embedded one`;

const results = join(root, 'test-results');

interface Choice {
  filters: string[];
  isUpdate: boolean;
}

async function runUnit({ filters }: Choice): Promise<Outcome> {
  const report = join(results, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run('vitest', ['run', ...reporters, ...filters], { show: true });
  return readReport(report, code);
}

async function runBrowser({ filters, isUpdate }: Choice): Promise<Outcome> {
  const browser = await ensureBrowser();
  await ensureSpeech();
  await buildWeb();
  await buildGallery();
  const update = isUpdate ? ['--update-snapshots=changed'] : [];
  const args = ['test', '-c', 'e2e/playwright.config.ts', ...update, ...filters];
  const { code } = await run('playwright', args, { show: true, env: browser ? { CHROMIUM_PATH: browser } : {} });
  return readReport(join(results, 'e2e.json'), code);
}

const suites = { unit: runUnit, e2e: runBrowser };

function chooseSuites(only: string | undefined): (typeof runUnit)[] {
  if (only === undefined) return Object.values(suites);
  if (only === 'unit' || only === 'e2e') return [suites[only]];
  throw new Error(`--only=${only} is not known\n${usage}`);
}

async function main(): Promise<void> {
  const options = {
    only: { type: 'string' },
    update: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(usage);
  const chosen = chooseSuites(values.only);
  rmSync(results, { recursive: true, force: true });
  const outcomes: Outcome[] = [];
  for (const runSuite of chosen) {
    outcomes.push(await runSuite({ filters: positionals, isUpdate: values.update }).catch(reportBroken));
  }
  conclude(outcomes);
}

/** Says at the very end what failed: what comes before is long. */
function conclude(outcomes: Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  for (const text of outcomes.flatMap(({ unsteady }) => unsteady)) console.log(`passed only when tried again: ${text}`);
  for (const text of failures) console.log(`failed: ${text}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
}

// One suite that cannot start does not keep the others from running.
function reportBroken(error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error);
  return { passed: 0, failures: [message], unsteady: [] };
}

await main();
