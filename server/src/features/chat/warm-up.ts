import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { loadModel, loadSharedModels } from '@alento/safety/detector/load-models.ts';
import { guardFor } from '@alento/safety/output-guard/guard-for.ts';
import { setTimeout as wait } from 'node:timers/promises';

const parts: readonly ((language: LanguageCode) => Promise<unknown>)[] = [
  loadModel,
  loadGuidedContent,
  (language) => guardFor({ language }),
];

const pauseMs = 20;

/**
 * Loads what the first message of each of these languages needs, a part at a time, so that nobody waits for it and nobody
 * else's request for longer than one part takes. What fails is loaded again when it is needed.
 */
export async function warmUp(
  languages: readonly LanguageCode[],
  { signal, pause = pauseMs }: { signal: AbortSignal; pause?: number },
): Promise<void> {
  await loadSharedModels().catch(() => undefined);
  for (const language of languages) {
    for (const load of parts) {
      if (signal.aborted) return;
      await load(language).catch(() => undefined);
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }
}
