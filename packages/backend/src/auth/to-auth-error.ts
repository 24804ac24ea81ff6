import { errorReason, isUnavailable, logUnexpected } from '../http/unexpected.ts';
import { DatabaseError } from '@alento/sql/sql.ts';
import { AuthError, type AuthErrorCode } from './errors.ts';
import type { AuthContext } from './context.ts';

// Unique violations: the value was taken, perhaps by a parallel request.
const takenBy = new Map<string, AuthErrorCode>([
  ['users_pkey', 'user_already_exists'],
  ['users_email_partial_key', 'email_exists'],
  ['users_phone_key', 'phone_exists'],
]);

/** What a client is told of an error. */
export function toAuthError(auth: AuthContext, error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const taken = error instanceof DatabaseError ? takenBy.get(error.constraint ?? '') : undefined;
  if (taken) return new AuthError(taken);
  // Text that PostgreSQL cannot hold, such as a null character.
  if (errorReason(error).startsWith('22')) return new AuthError('validation_failed');
  logUnexpected(auth.log, error);
  return new AuthError(isUnavailable(error) ? 'unavailable' : 'unexpected_failure');
}
