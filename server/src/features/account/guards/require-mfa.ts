import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#http/context.ts';
import { hasMfa } from './data.ts';

/** Rejects users who have MFA but whose session has not passed it. Checked in the database: MFA may be newer than the token. */
export const requireMfa = createMiddleware<AppEnv>(async (c, next) => {
  const { id, hasPassedMfa } = c.var.ctx.actor;
  if (!hasPassedMfa && (await hasMfa(c.var.services.sql, id))) throw new AppError('account.second_step_needed');
  await next();
});
