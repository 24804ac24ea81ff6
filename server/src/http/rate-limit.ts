import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import { countRequest } from '#platform/database/rate-limits.ts';
import type { AppEnv } from './context.ts';

/** Limits how often a signed-in user may call a route per minute. */
export function rateLimit(action: string, perMinute: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    assertWithin(await countRequest(c.var.services.sql, c.var.ctx.actor.id, action), perMinute);
    await next();
  });
}

/** Refuses what is more than a minute holds. */
export function assertWithin({ used, seconds }: { used: number; seconds: number }, perMinute: number): void {
  if (used > perMinute) throw new AppError('common.rate_limited', { params: { seconds } });
}
