import type { Sql } from '@alento/sql/sql.ts';
import { attemptKey } from './consume-attempt.ts';

const rememberedSeconds = 60 * 24 * 3600;

const kind = 'password.known';

/** An account and the network address that it is used from. Kept like the counts of attempts: as a digest that names neither. */
export function clientKey(account: string, address: string): string {
  return `${account} ${address}`;
}

/** Notes that the account's owner was there, so that whoever guesses from elsewhere does not shut them out. */
export async function rememberClient(sql: Sql, client: string): Promise<void> {
  await sql`
    insert into auth.rate_limits (key, used, resets_at)
    values (${attemptKey(kind, client)}, 0, now() + make_interval(secs => ${rememberedSeconds}))
    on conflict (key) do update set resets_at = excluded.resets_at
  `;
}

export async function isKnownClient(sql: Sql, client: string): Promise<boolean> {
  const known = await sql`select from auth.rate_limits where key = ${attemptKey(kind, client)} and resets_at > now()`;
  return known.count > 0;
}
