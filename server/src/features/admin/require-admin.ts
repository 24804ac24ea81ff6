import { isFreshSignIn } from '@alento/domain/account/policy.ts';
import { actFreshSeconds, maxAdminActsPerMinute, maxAdminRequestsPerMinute } from '@alento/domain/admin/limits.ts';
import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { findAdmin } from './find-admin.ts';

/** Errors of `reads`, for the OpenAPI description of every route behind it. */
export const readErrors: readonly ErrorCode[] = ['admin.permission_required', 'common.rate_limited'];

/** Errors of `acts`. */
export const actErrors: readonly ErrorCode[] = [...readErrors, 'account.reauthentication_needed'];

/** The gates of what is for admins. Limits come before the role, so that those who try are slowed, too. */
export function createAdminGates(adminEmails: readonly string[]) {
  const isAdmin = requireAdmin(adminEmails);
  return {
    /** For what only shows something. */
    reads: every(requirePerson, rateLimit('admin', maxAdminRequestsPerMinute), isAdmin),
    /** For what changes something: the sign-in has to be recent. */
    acts: every(requirePerson, rateLimit('admin_act', maxAdminActsPerMinute), isAdmin, requireRecentSignIn),
    isAdmin,
  };
}
export type AdminGates = ReturnType<typeof createAdminGates>;

/** Admits admins only; comes after `authenticate`. */
function requireAdmin(adminEmails: readonly string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!(await findAdmin({ ctx: c.var.ctx, adminEmails }))) throw new AppError('admin.permission_required');
    await next();
  });
}

const requireRecentSignIn = createMiddleware<AppEnv>(async (c, next) => {
  const { signedInAt } = c.var.ctx.actor;
  if (!isFreshSignIn({ signedInAt, now: Date.now() / 1000, within: actFreshSeconds })) {
    throw new AppError('account.reauthentication_needed');
  }
  await next();
});
