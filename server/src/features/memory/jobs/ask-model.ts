import { AppError } from '@alento/domain/app-error.ts';
import type { ModelGateway, ReplyRequest } from '#platform/models/model-gateway.ts';

/** Longer than any answer that was asked for, in UTF-16 code units. */
const longestAnswer = 4_000;

/** A model's whole answer at once; nothing of it is shown to anybody. */
export function askModel(model: ModelGateway, request: ReplyRequest, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  const stop = model.reply(request, {
    text: (delta) => {
      answer += delta;
      if (answer.length <= longestAnswer) return;
      // An answer without an end is none.
      stop();
      resolve('');
    },
    done: () => resolve(answer),
    failed: reject,
  });
  const abort = (): void => {
    stop();
    reject(new AppError('chat.reply_interrupted'));
  };
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', abort));
}
