import { mayConverse } from '@alento/domain/account/age.ts';
import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import { fetchAgeState } from './data.ts';
import type { AppEnv } from '../../../http/context.ts';

/** How those are answered whose age is not settled; part of every description of a route that asks for it. */
export const ageErrors: readonly ErrorCode[] = ['account.age_needed', 'account.guardian_needed'];

/** Lets adults through, and minors whose guardian agreed. */
export const requireAge = createMiddleware<AppEnv>(async (c, next) => {
  const state = await c.var.ctx.database(fetchAgeState);
  if (!mayConverse(state)) throw new AppError(state === 'waiting' ? 'account.guardian_needed' : 'account.age_needed');
  await next();
});
