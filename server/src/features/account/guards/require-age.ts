import { mayConverse, type AgeState } from '@alento/domain/account/age.ts';
import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import { fetchAgeState } from './data.ts';
import type { AppEnv } from '../../../http/context.ts';

/** Errors of `requireAge`, for the OpenAPI description of every route that uses it. */
export const ageErrors: readonly ErrorCode[] = ['account.age_needed', 'account.guardian_needed'];

/** Admits adults, and minors whose guardian has consented. */
export const requireAge = createMiddleware<AppEnv>(async (c, next) => {
  assertMayConverse(await c.var.ctx.database(fetchAgeState));
  await next();
});

/** Refuses minors without consent, and whoever has not told their age. */
export function assertMayConverse(state: AgeState): void {
  if (!mayConverse(state)) throw new AppError(state === 'waiting' ? 'account.guardian_needed' : 'account.age_needed');
}
