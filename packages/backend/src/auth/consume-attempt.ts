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
  /** Called the first time that a window's attempts are used up. */
  usedUp?: () => Promise<void>;
}

/** Strikes after which the longest wait has long been reached. */
const mostStrikes = 16;

/** Counts an attempt for good, whatever becomes of it, and refuses it beyond the limit. */
export async function consumeAttempt(sql: Sql, attempts: readonly Attempt[]): Promise<void> {
  // One after the other: an address that is refused does not use up the attempts of an account.
  for (const attempt of attempts) await consume(sql, attempt);
}

async function consume(sql: Sql, attempt: Attempt): Promise<void> {
  const { refusal = 'over_request_rate_limit', limit, usedUp } = attempt;
  const { used, wait } = await count(sql, attempt);
  if (used === limit.attempts + 1) await usedUp?.();
  if (used > limit.attempts) throw new AuthError(refusal, { retryAfter: wait });
}

type Counted = Pick<Attempt, 'kind' | 'subject' | 'limit'>;

/** Counts an attempt; beyond the limit, says for how many seconds there is no other. */
export async function countAttempt(sql: Sql, attempt: Counted): Promise<number | undefined> {
  const { used, wait } = await count(sql, attempt);
  return used > attempt.limit.attempts ? wait : undefined;
}

async function count(sql: Sql, { kind, subject, limit }: Counted): Promise<{ used: number; wait: number }> {
  const { attempts, seconds, longestSeconds = seconds } = limit;
  const [counted] = await sql<{ used: number; wait: number }[]>`
    insert into auth.rate_limits as running (key, used, resets_at)
    values (${attemptKey(kind, subject)}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      used = case when running.resets_at <= now() then 1 else running.used + 1 end,
      strikes = case
        when running.resets_at > now() then running.strikes
        when running.resets_at < now() - interval '1 day' then 0
        when running.used > ${attempts} then least(running.strikes + 1, ${mostStrikes})
        else running.strikes
      end,
      resets_at = case
        when running.resets_at > now() then running.resets_at
        when running.resets_at < now() - interval '1 day' then excluded.resets_at
        else now() + make_interval(secs => least(
          ${longestSeconds},
          ${seconds} * 2.0 ^ least(running.strikes + (running.used > ${attempts})::int, ${mostStrikes})
        ))
      end
    returning used, ceil(extract(epoch from resets_at - now()))::int as wait
  `;
  return counted ?? { used: 0, wait: 0 };
}

/** Resets an account's attempt counter after its owner has signed in. */
export async function resetAttempts(sql: Sql, { kind, subject }: Pick<Attempt, 'kind' | 'subject'>): Promise<void> {
  await sql`delete from auth.rate_limits where key = ${attemptKey(kind, subject)}`;
}

/** A digest, so that the table names no account and no address. */
export function attemptKey(kind: string, subject: string): string {
  return createHash('sha256').update(`${kind}:${subject}`).digest('base64url');
}
