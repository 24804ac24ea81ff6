import { AppError } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#http/context.ts';
import { findAdmin } from './find-admin.ts';

/** Admits admins only; comes after `authenticate`. */
export function requireAdmin(adminEmails: readonly string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!(await findAdmin({ ctx: c.var.ctx, adminEmails }))) throw new AppError('admin.permission_required');
    await next();
  });
}
