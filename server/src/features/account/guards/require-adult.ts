import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import { createMiddleware } from 'hono/factory';
import { fetchAgeState } from './data.ts';
import type { AppEnv } from '../../../http/context.ts';

/** Errors of `requireAdult`, for the OpenAPI description of every route that uses it. */
export const adultErrors: readonly ErrorCode[] = ['account.age_needed', 'account.adults_only'];

/** Admits adults alone. */
export const requireAdult = createMiddleware<AppEnv>(async (c, next) => {
  const state = await c.var.ctx.database(fetchAgeState);
  if (state !== 'adult') throw new AppError(state === 'unknown' ? 'account.age_needed' : 'account.adults_only');
  await next();
});
