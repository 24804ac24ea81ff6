import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#http/context.ts';

/** Rejects users whose account is scheduled for deletion. */
export const refusePendingDeletion = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.ctx.actor.isLeaving) throw new AppError('account.deletion_pending');
  await next();
});
