import { AppError } from '@alento/domain/app-error.ts';
import { toAppError } from '#lib/errors.ts';
import type { Listen, Listening, Transcribe } from '../recording/listening.ts';

/** How what was heard becomes words. */
export interface Understanding {
  /** Gets ready; the answer ends it. `onFailure` hears why nothing can be understood any more. */
  open(onFailure: (error: AppError) => void): () => void;
  /** What was heard until now was nobody. */
  forget(): void;
  /** What they said. */
  understand(recording: Blob): Promise<string>;
}

const isPassing = (caught: unknown): boolean => toAppError(caught).definition.retryable;

/** The server understands recordings. What fails in passing is tried again at once, and then with what is said next. */
export function understandByServer(transcribe: Transcribe): Understanding {
  let held: readonly Blob[] = [];
  let over = new AbortController();
  const insist = (recording: Blob, { signal }: AbortController): Promise<string> =>
    transcribe(recording, signal).catch((caught: unknown) => {
      if (isPassing(caught) && !signal.aborted) return transcribe(recording, signal);
      throw caught;
    });

  return {
    open() {
      held = [];
      over = new AbortController();
      return () => {
        held = [];
        over.abort();
      };
    },
    forget: () => undefined,
    async understand(recording) {
      const current = over;
      const recordings = [...held, recording];
      held = [];
      const results = await Promise.allSettled(recordings.map((each) => insist(each, current)));
      const failed = results.filter((result) => result.status === 'rejected');
      if (!current.signal.aborted) {
        held = [
          ...recordings.filter((_, index) => {
            const result = results[index];
            return result?.status === 'rejected' && isPassing(result.reason);
          }),
          ...held,
        ];
      }
      const texts = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
      if (texts.length === 0) throw failed.at(-1)?.reason;
      return texts.join(' ');
    },
  };
}

/**
 * The browser understands what it hears itself, so it listens all the while, and anew after each time somebody has
 * spoken.
 */
export function understandByBrowser(listen: Listen): Understanding {
  let current: Promise<Listening> | null = null;
  let isOpen = false;
  let fail: (error: AppError) => void = () => undefined;

  const listenAnew = (): void => {
    if (!isOpen) return;
    const listening = listen({
      onOver: (error) => {
        if (current !== listening) return;
        // It ends by itself after a silence.
        if (error === undefined || error.code === 'voice.not_understood') listenAnew();
        else fail(error);
      },
    });
    current = listening;
    listening.catch(() => undefined);
  };
  const cancel = (): void => {
    const last = current;
    current = null;
    void last?.then((listening) => listening.cancel()).catch(() => undefined);
  };

  return {
    open(onFailure) {
      fail = onFailure;
      isOpen = true;
      listenAnew();
      return () => {
        isOpen = false;
        cancel();
      };
    },
    forget() {
      cancel();
      listenAnew();
    },
    async understand() {
      const last = current;
      current = null;
      try {
        if (last === null) throw new AppError('voice.not_understood');
        return await (await last).stop();
      } finally {
        listenAnew();
      }
    },
  };
}
