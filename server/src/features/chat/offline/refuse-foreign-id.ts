import { AppError } from '@alento/domain/app-error.ts';
import { errorCodeOf, uniqueViolation } from '#lib/errors.ts';

/** An id that a device made belongs to somebody else, whose row this person cannot see. */
export function refuseForeignId(cause: unknown): never {
  if (errorCodeOf(cause) === uniqueViolation) throw new AppError('chat.message_conflict', { cause });
  throw cause;
}
