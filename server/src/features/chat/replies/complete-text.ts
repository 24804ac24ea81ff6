import { AppError } from '@alento/domain/app-error.ts';
import type { ModelGateway, ReplyRequest } from '#platform/models/model-gateway.ts';

/** Has a model say something that nobody listens to while it is said; aborting rejects. */
export function completeText(model: ModelGateway, request: ReplyRequest, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (signal.aborted) return Promise.reject(new AppError('chat.reply_interrupted'));
  let text = '';
  const stop = model.reply(request, {
    text: (delta) => void (text += delta),
    done: () => resolve(text.trim()),
    failed: reject,
  });
  const handleAbort = (): void => {
    stop();
    reject(new AppError('chat.reply_interrupted'));
  };
  signal.addEventListener('abort', handleAbort, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', handleAbort));
}
