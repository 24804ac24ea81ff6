import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './context.ts';

const refuse = (): never => {
  throw new AppError('common.payload_too_large');
};

export interface BodyRule {
  readonly maxBytes: number;
  readonly media: keyof typeof mediaTypes;
}

const mediaTypes = {
  json: /^application\/([\w.-]+\+)?json\s*(;|$)/i,
  multipart: /^multipart\/form-data\s*;/i,
};

/** Refuses a body over what its path may have, and any that is of another kind. */
export function limitBody(ruleOf: (path: string) => BodyRule) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const { maxBytes, media } = ruleOf(c.req.path);
    const length = Number(c.req.header('content-length') ?? 0);
    const isChunked = c.req.header('transfer-encoding') !== undefined;
    if (length > maxBytes) refuse();
    if ((length > 0 || isChunked) && !mediaTypes[media].test(c.req.header('content-type') ?? '')) {
      throw new AppError('common.unsupported_media_type');
    }
    // Only a body of unknown length needs counting, which costs a web stream.
    return isChunked ? bodyLimit({ maxSize: maxBytes, onError: refuse })(c, next) : next();
  });
}
