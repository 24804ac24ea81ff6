import { AppError } from '@alento/domain/app-error.ts';
import type { ReplySink } from '#platform/models/model-gateway.ts';

type Speak = (sink: ReplySink) => () => void;

/** Gives an engine so long for its first word: help that was shown stands by itself, and nobody waits beside it. */
export function waitBriefly(ms: number, speak: Speak): Speak {
  return (sink) => {
    const patience = setTimeout(() => {
      stop();
      sink.failed(new AppError('chat.engine_timeout'));
    }, ms);
    const stop = speak({
      text(delta) {
        clearTimeout(patience);
        sink.text(delta);
      },
      done() {
        clearTimeout(patience);
        sink.done();
      },
      failed(error) {
        clearTimeout(patience);
        sink.failed(error);
      },
    });
    return () => {
      clearTimeout(patience);
      stop();
    };
  };
}
