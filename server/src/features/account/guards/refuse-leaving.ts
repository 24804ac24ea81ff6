import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#http/context.ts';
import { isLeaving } from './data.ts';

/** Refuses whoever has asked for the deletion of their account: nothing of theirs is opened any more. */
export const refuseLeaving = createMiddleware<AppEnv>(async (c, next) => {
  if (await isLeaving(c.var.services.sql, c.var.ctx.actor.id)) throw new AppError('account.deletion_pending');
  await next();
});
