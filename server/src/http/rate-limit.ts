import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import { countRequest } from '#platform/database/rate-limits.ts';
import type { AppEnv } from './context.ts';

/** Lets a signed-in person do one kind of thing so many times a minute. */
export function rateLimit(action: string, perMinute: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { used, seconds } = await countRequest(c.var.services.sql, c.var.ctx.actor.id, action);
    if (used > perMinute) throw new AppError('common.rate_limited', { params: { seconds } });
    await next();
  });
}
