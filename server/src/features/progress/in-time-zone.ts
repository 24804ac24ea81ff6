import { AppError } from '@alento/domain/app-error.ts';
import { errorCodeOf } from '#lib/errors.ts';

// What PostgreSQL answers of a time zone that Node knows and it does not.
const unknownTimeZone = '22023';

/** Answers what was asked for in a time zone, or says that there is none of that name. */
export function inTimeZone<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    if (errorCodeOf(cause) !== unknownTimeZone) throw cause;
    throw new AppError('common.invalid_input', { params: { field: 'timeZone' }, cause });
  });
}
