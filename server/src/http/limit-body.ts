import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './context.ts';

const refuse = (): never => {
  throw new AppError('common.payload_too_large');
};

/** Refuses a body over what its path may have, and anything that is not JSON. */
export function limitBody(maxBytesOf: (path: string) => number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const maxBytes = maxBytesOf(c.req.path);
    const length = Number(c.req.header('content-length') ?? 0);
    const isChunked = c.req.header('transfer-encoding') !== undefined;
    if (length > maxBytes) refuse();
    if ((length > 0 || isChunked) && !isJson(c.req.header('content-type'))) {
      throw new AppError('common.unsupported_media_type');
    }
    // Only a body of unknown length needs counting, which costs a web stream.
    return isChunked ? bodyLimit({ maxSize: maxBytes, onError: refuse })(c, next) : next();
  });
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType ?? '');
}
