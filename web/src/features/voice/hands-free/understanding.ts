import { AppError } from '@alento/domain/app-error.ts';
import type { Listen, Listening, Transcribe } from '../recording/listening.ts';

/** How what was heard becomes words. */
export interface Understanding {
  /** Gets ready; the answer ends it. */
  open(): () => void;
  /** What was heard until now was nobody. */
  forget(): void;
  /** What they said. */
  understand(recording: Blob): Promise<string>;
}

/** The server understands recordings. */
export function understandByServer(transcribe: Transcribe): Understanding {
  let over = new AbortController();
  return {
    open() {
      over = new AbortController();
      return () => over.abort();
    },
    forget: () => undefined,
    understand: (recording) => transcribe(recording, over.signal),
  };
}

/**
 * The browser understands what it hears itself, so it listens all the while, and anew after each time somebody has
 * spoken.
 */
export function understandByBrowser(listen: Listen): Understanding {
  let current: Promise<Listening> | null = null;
  let isOpen = false;

  const listenAnew = (): void => {
    if (!isOpen) return;
    const listening = listen({
      // It ends by itself after a silence.
      onOver: () => current === listening && listenAnew(),
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
    open() {
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
