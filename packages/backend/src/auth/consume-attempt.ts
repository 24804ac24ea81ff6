import { createHash } from 'node:crypto';
import type { Sql } from '@alento/sql/sql.ts';
import { AuthError, type AuthErrorCode } from './errors.ts';
import type { RateLimit } from './rate-limits.ts';

export interface Attempt {
  /** What is counted, for example `password.account`, and for whom. */
  kind: string;
  subject: string;
  limit: RateLimit;
  /** What is answered beyond the limit. Default: over_request_rate_limit. */
  refusal?: AuthErrorCode;
}

/** Counts an attempt for good, whatever becomes of it, and refuses it beyond the limit. */
export async function consumeAttempt(sql: Sql, attempts: readonly Attempt[]): Promise<void> {
  // One after the other: an address that is refused does not use up the attempts of an account.
  for (const attempt of attempts) await consume(sql, attempt);
}

async function consume(sql: Sql, { refusal = 'over_request_rate_limit', ...attempt }: Attempt): Promise<void> {
  const retryAfter = await countAttempt(sql, attempt);
  if (retryAfter !== undefined) throw new AuthError(refusal, { retryAfter });
}

/** Counts an attempt; beyond the limit, says for how many seconds there is no other. */
export async function countAttempt(
  sql: Sql,
  { kind, subject, limit }: Omit<Attempt, 'refusal'>,
): Promise<number | undefined> {
  const key = attemptKey(kind, subject);
  const [count] = await sql<{ used: number; wait: number }[]>`
    insert into auth.rate_limits as running (key, used, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update set
      used = case when running.resets_at <= now() then 1 else running.used + 1 end,
      resets_at = case when running.resets_at <= now() then excluded.resets_at else running.resets_at end
    returning used, ceil(extract(epoch from resets_at - now()))::int as wait
  `;
  return count && count.used > limit.attempts ? count.wait : undefined;
}

/** Resets an account's attempt counter after its owner has signed in. */
export async function resetAttempts(sql: Sql, { kind, subject }: Pick<Attempt, 'kind' | 'subject'>): Promise<void> {
  await sql`delete from auth.rate_limits where key = ${attemptKey(kind, subject)}`;
}

// A digest, so that the table names no account and no address.
function attemptKey(kind: string, subject: string): string {
  return createHash('sha256').update(`${kind}:${subject}`).digest('base64url');
}
