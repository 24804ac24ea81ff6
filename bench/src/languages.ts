import { languageCodes } from '@alento/domain/language/languages.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { loadModel, loadSharedModels } from '@alento/safety/detector/load-models.ts';
import { guardFor } from '@alento/safety/output-guard/guard-for.ts';
import { loadGuard } from '@alento/safety/output-guard/load-guard.ts';
import { setTimeout as wait } from 'node:timers/promises';

// What the languages take of memory once all of them have been spoken: detectors, the guided companion's words, output guards.
// Run by `npm run bench:languages`, which lets it collect garbage.

const megabyte = 2 ** 20;

/** What JavaScript holds: heap, buffers and what else lies beside it. */
async function heldMb(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await wait(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / megabyte;
}

async function tell(name: string, before: number): Promise<number> {
  const held = await heldMb();
  process.stdout.write(`${name.padEnd(44)} ${(held - before).toFixed(1).padStart(6)} MB\n`);
  return held;
}

const parts = [
  ['detectors', loadModel],
  ['guided companion', loadGuidedContent],
  ['output guards', loadGuard],
] as const;

const atFirst = await heldMb();
await loadSharedModels();
await guardFor({ language: 'en' });
let held = await tell('what all languages share, one guard', atFirst);
for (const [name, load] of parts) {
  const before = held;
  for (const language of languageCodes) await load(language);
  held = await tell(`${name}, ${languageCodes.length} languages`, before);
}
await tell('in all', atFirst);
