/** Where a text goes that is said piece by piece. */
interface TextSink {
  text(delta: string): void;
  done(): void;
  failed(error: Error): void;
}

interface Completion {
  /** Aborting it rejects. */
  signal: AbortSignal;
  /** Whether nothing more needs to be heard. */
  isEnough?: (text: string) => boolean;
}

/** Collects a whole text; `speak` starts it and returns a function that stops it. */
export function completeText(
  speak: (sink: TextSink) => () => void,
  { signal, isEnough = () => false }: Completion,
): Promise<string> {
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  const stop = speak({
    text(delta) {
      text += delta;
      if (!isEnough(text)) return;
      stop();
      resolve(text.trim());
    },
    done: () => resolve(text.trim()),
    failed: reject,
  });
  const handleAbort = (): void => {
    stop();
    reject(signal.reason as Error);
  };
  signal.addEventListener('abort', handleAbort, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', handleAbort));
}
