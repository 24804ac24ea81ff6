import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#http/context.ts';
import { hasPendingDeletion } from './data.ts';

/** Rejects users whose account is scheduled for deletion. */
export const refusePendingDeletion = createMiddleware<AppEnv>(async (c, next) => {
  if (await hasPendingDeletion(c.var.services.sql, c.var.ctx.actor.id)) throw new AppError('account.deletion_pending');
  await next();
});
