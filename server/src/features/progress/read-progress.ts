import { AppError } from '@alento/domain/app-error.ts';
import type { Progress } from '@alento/domain/progress/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { errorCodeOf } from '#lib/errors.ts';
import { fetchProgress } from './data.ts';

// What PostgreSQL answers of a time zone that Node knows and it does not.
const unknownTimeZone = '22023';

/** How the person is doing, counted in the days of a time zone; with null, of the one they last asked for. */
export function readProgress({
  ctx,
  input: { timeZone },
}: {
  ctx: PersonContext;
  input: { timeZone: string | null };
}): Promise<Progress> {
  return ctx
    .database((tx) => fetchProgress(tx, timeZone))
    .catch((cause: unknown) => {
      if (errorCodeOf(cause) !== unknownTimeZone) throw cause;
      throw new AppError('common.invalid_input', { params: { field: 'timeZone' }, cause });
    });
}
