import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, PersonContext } from '#http/context.ts';

/** Rejects users who have MFA but whose session has not passed it. */
export const requireMfa = createMiddleware<AppEnv>(async (c, next) => {
  assertSecondStep(c.var.ctx);
  await next();
});

export function assertSecondStep({ actor }: PersonContext): void {
  if (actor.owesSecondStep) throw new AppError('account.second_step_needed');
}
