import { AppError } from '@alento/domain/app-error.ts';
import { guidedReply } from '@alento/guided-companion/guided-reply.ts';
import { readAhead } from '@alento/guided-companion/conversation/read-ahead.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { runInSlices } from '#lib/run-in-slices.ts';
import type { ModelGateway, ReplyRequest, ReplySink } from './model-gateway.ts';

export interface GuidedPace {
  /** Before the first word, and between words. */
  firstMs: number;
  wordMs: number;
}

const humanePace: GuidedPace = { firstMs: 350, wordMs: 28 };

/** Before a space; in scripts without spaces, after a mark. */
const betweenWords = /(?=\s)|(?<=[、。，！？])/u;

/** The rule-based companion, word by word at a pace that can be read along. */
export function createGuidedGateway(pace: GuidedPace = humanePace): ModelGateway {
  return {
    engine: 'guided',
    model: 'guided',
    reply(request, sink) {
      const stopping = new AbortController();
      speak(request, sink, pace, stopping.signal).catch((cause: unknown) => {
        if (!stopping.signal.aborted) sink.failed(new AppError('common.internal', { cause }));
      });
      return () => stopping.abort();
    },
    close: () => undefined,
  };
}

async function speak(request: ReplyRequest, sink: ReplySink, pace: GuidedPace, signal: AbortSignal): Promise<void> {
  const content = await loadGuidedContent(request.language);
  await runInSlices(readAhead(content, request.turns));
  const words = guidedReply(content, request).split(betweenWords);
  if (pace.firstMs > 0) await wait(pace.firstMs, undefined, { signal });
  for (const word of words) {
    signal.throwIfAborted();
    sink.text(word);
    if (pace.wordMs > 0) await wait(pace.wordMs, undefined, { signal });
  }
  signal.throwIfAborted();
  sink.done();
}
