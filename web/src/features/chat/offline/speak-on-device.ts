import type { ReplyEvent } from '@alento/domain/chat/stream-schema.ts';
import type { DeviceAnswer } from './answer-on-device.ts';

export interface Pace {
  /** Before the first word, and between words. */
  readonly firstMs: number;
  readonly wordMs: number;
}

/** As the server's companion speaks. */
const humanePace: Pace = { firstMs: 350, wordMs: 28 };

/** Before a space; in scripts without spaces, after a mark. */
const betweenWords = /(?=\s)|(?<=[、。，！？])/u;

export interface DeviceSpeech {
  /** The reply in the protocol that the server speaks. */
  readonly body: ReadableStream<Uint8Array>;
  /** Says no word more; answers what was said until then. */
  stop(): string;
}

/** Has the companion of this device say its answer word by word, so that it can be read along and stopped. */
export function speakOnDevice(id: string, answer: DeviceAnswer, pace: Pace = humanePace): DeviceSpeech {
  const encoder = new TextEncoder();
  const stopping = new AbortController();
  const words = answer.text.split(betweenWords);
  let said = '';

  async function* speak(): AsyncGenerator<ReplyEvent> {
    yield { type: 'start', messageId: id, messageMetadata: { engine: 'guided' } };
    if (answer.help) yield { type: 'data-help', id: 'help', data: answer.help };
    if (answer.dialogues.length > 0) yield { type: 'data-dialogues', id: 'dialogues', data: [...answer.dialogues] };
    yield { type: 'text-start', id };
    await pause(pace.firstMs);
    for (const word of words) {
      if (stopping.signal.aborted) break;
      said += word;
      yield { type: 'text-delta', id, delta: word };
      await pause(pace.wordMs);
    }
    yield { type: 'text-end', id };
    yield { type: 'finish', messageMetadata: { status: stopping.signal.aborted ? 'stopped' : 'complete' } };
  }

  function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    stopping.signal.addEventListener('abort', () => resolve());
    return promise.finally(() => clearTimeout(timer));
  }

  const events = speak();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      controller.enqueue(encoder.encode(`data: ${done ? '[DONE]' : JSON.stringify(value)}\n\n`));
      if (done) controller.close();
    },
  });
  return {
    body,
    stop: () => {
      stopping.abort();
      return said;
    },
  };
}
