import { AppError, isAppError } from '@alento/domain/app-error.ts';
import type { ErrorBody } from '@alento/domain/common/schema.ts';
import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { toDatabaseError } from '#platform/database/database-errors.ts';
import { errorCodeOf, getStackFrames } from '#lib/errors.ts';
import type { AppEnv } from './context.ts';

const retryAfterSeconds = 5;

/** The one way out for errors: a catalogued code, its parameters and the request's id; nothing else leaves. */
export const handleError: ErrorHandler<AppEnv> = (caught, c) => {
  const error = toAppError(caught);
  c.set('errorCode', error.code);
  if (error.definition.reportable) reportError(c, error);
  return answerError(c, error);
};

function answerError(c: Context<AppEnv>, error: AppError): Response {
  if (error.definition.status === 401) c.header('www-authenticate', 'Bearer');
  const { seconds = error.definition.status === 503 ? retryAfterSeconds : undefined } = error.params;
  if (typeof seconds === 'number') c.header('retry-after', String(seconds));
  // The catalogue holds statuses that carry a body.
  return c.json(toErrorBody(error, c.var.requestId), error.definition.status as ContentfulStatusCode);
}

export function toErrorBody(error: AppError, requestId: string): ErrorBody {
  return { error: { code: error.code, params: error.params, requestId } };
}

/** The catalogued error behind anything caught. */
export function toAppError(caught: unknown): AppError {
  if (isAppError(caught)) return caught;
  // Hono's validator throws it for a body that is no JSON.
  if (caught instanceof HTTPException && caught.status === 400) return new AppError('common.invalid_json');
  return toDatabaseError(caught) ?? new AppError('common.internal', { cause: caught });
}

function reportError(c: Context<AppEnv>, error: AppError): void {
  const { cause, code } = error;
  const origin = cause === undefined ? {} : { cause: errorCodeOf(cause), trace: getStackFrames(cause) };
  c.var.services.log.error({ requestId: c.var.requestId, code, ...origin }, 'request failed');
}
