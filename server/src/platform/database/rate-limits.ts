import { AppError } from '@alento/domain/app-error.ts';
import type { Sql } from '@alento/sql/sql.ts';
import { errorCodeOf, foreignKeyViolation } from '#lib/errors.ts';

/** Of a failed count: refuses a token that outlived its account. */
export function refuseWithoutAccount(error: unknown): never {
  if (errorCodeOf(error) === foreignKeyViolation) throw new AppError('common.unauthenticated', { cause: error });
  throw error;
}

/** Counts one request of a person; answers how many this minute holds and when the next begins. */
export async function countRequest(
  sql: Sql,
  personId: string,
  action: string,
): Promise<{ used: number; seconds: number }> {
  const counted = await sql<{ used: number; seconds: number }[]>`
    insert into private.rate_limits as r (user_id, action) values (${personId}, ${action})
    on conflict (user_id, action) do update set
      used = case when r.minute_start > now() - interval '1 minute' then r.used + 1 else 1 end,
      minute_start = case when r.minute_start > now() - interval '1 minute' then r.minute_start else now() end
    returning used, ceil(extract(epoch from minute_start + interval '1 minute' - now()))::integer as seconds
  `.catch(refuseWithoutAccount);
  const [count] = counted;
  if (!count) throw new Error('the request was not counted');
  return count;
}
