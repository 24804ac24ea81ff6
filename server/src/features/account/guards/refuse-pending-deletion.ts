import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, PersonContext } from '#http/context.ts';

/** Rejects users whose account is scheduled for deletion. */
export const refusePendingDeletion = createMiddleware<AppEnv>(async (c, next) => {
  assertStays(c.var.ctx);
  await next();
});

export function assertStays({ actor }: PersonContext): void {
  if (actor.isLeaving) throw new AppError('account.deletion_pending');
}
