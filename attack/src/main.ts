import { writeFile } from 'node:fs/promises';
import type { Chapter } from './chapter.ts';
import { fuzz } from './chapters/fuzz.ts';
import { channels } from './chapters/channels.ts';
import { connections } from './chapters/connections.ts';
import { fullDisk } from './chapters/full-disk.ts';
import { signInAbuse } from './chapters/sign-in.ts';
import { frozenDatabase } from './chapters/frozen-database.ts';
import { leaving } from './chapters/leaving.ts';
import { kills } from './chapters/kills.ts';
import { messages } from './chapters/messages.ts';
import { models } from './chapters/models.ts';
import { prompts } from './chapters/prompts.ts';
import { keys } from './chapters/keys.ts';
import { limits } from './chapters/limits.ts';
import { tokens } from './chapters/tokens.ts';
import { tenants } from './chapters/tenants.ts';
import { Findings } from './findings.ts';
import { readOptions, usage, type Options } from './options.ts';
import { createRandom } from './random.ts';
import { endAll } from './target.ts';
import { renderReport, type ChapterResult } from './report.ts';

const all: readonly Chapter[] = [
  fuzz,
  tenants,
  tokens,
  signInAbuse,
  limits,
  keys,
  messages,
  models,
  prompts,
  leaving,
  kills,
  frozenDatabase,
  fullDisk,
  connections,
  channels,
];

/** No run lasts longer, whatever it meets. */
const longestMs = { quick: 10 * 60_000, whole: 60 * 60_000 };

async function run(chapter: Chapter, { isQuick, seed }: Options): Promise<ChapterResult> {
  const findings = new Findings({ judgesTime: !isQuick });
  const began = performance.now();
  process.stderr.write(`attack: ${chapter.name}`);
  await chapter.attack(findings, { isQuick, random: createRandom(seed) }).catch((error: unknown) => {
    findings.holds(false, `the chapter broke off: ${error instanceof Error ? error.stack : String(error)}`);
  });
  const seconds = (performance.now() - began) / 1000;
  process.stderr.write(`, ${findings.tries} tries, ${findings.failed.size} findings, ${seconds.toFixed(1)} s\n`);
  for (const [finding, count] of findings.failed) process.stderr.write(`  ${finding} (${count} times)\n`);
  return { chapter, findings, seconds };
}

async function breakOff(): Promise<void> {
  await endAll();
  process.exit(1);
}

async function attack(options: Options): Promise<void> {
  const limitMs = options.isQuick ? longestMs.quick : longestMs.whole;
  setTimeout(() => {
    process.stderr.write(`attack: given up after ${limitMs / 60_000} minutes\n`);
    void breakOff();
  }, limitMs).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void breakOff());
  const unknown = options.chapters.filter((name) => !all.some((chapter) => chapter.name === name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: the chapters are ${all.map(({ name }) => name).join(', ')}`);
  const chosen = all.filter(({ name }) => options.chapters.length === 0 || options.chapters.includes(name));
  const results: ChapterResult[] = [];
  for (const chapter of chosen) results.push(await run(chapter, options));
  const report = renderReport(results, options);
  process.stdout.write(`\n${report}`);
  if (options.report) await writeFile(options.report, report);
  for (const { chapter, findings } of results) {
    for (const finding of findings.failed.keys()) {
      process.stdout.write(`found by ${chapter.name}: ${finding}\n`);
      process.exitCode = 1;
    }
  }
}

const options = readOptions(process.argv.slice(2));
if (options.help) process.stdout.write(`${usage}\n`);
else await attack(options);
