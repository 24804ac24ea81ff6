import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#http/context.ts';
import { hasMfa } from './data.ts';

/** Refuses whoever still owes the second factor. A token is good for an hour, and it may have been set up since. */
export const requireMfa = createMiddleware<AppEnv>(async (c, next) => {
  const { id, hasPassedMfa } = c.var.ctx.actor;
  if (!hasPassedMfa && (await hasMfa(c.var.services.sql, id))) throw new AppError('account.second_step_needed');
  await next();
});
