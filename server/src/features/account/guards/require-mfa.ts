import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#http/context.ts';

/** Rejects users who have MFA but whose session has not passed it. */
export const requireMfa = createMiddleware<AppEnv>(async (c, next) => {
  if (c.var.ctx.actor.owesSecondStep) throw new AppError('account.second_step_needed');
  await next();
});
