import type { TransactionSql } from '@alento/sql/sql.ts';
import * as z from 'zod';
import { audit } from './audit.ts';
import { consumeAttempt } from './consume-attempt.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { clientKey, rememberClient } from './known-client.ts';
import { personColumns, type PersonRow } from './person.ts';
import { presentSession, type OpenSession, type SessionState } from './session.ts';

export const refreshGrantSchema = z.object({ refresh_token: z.nullish(z.string()) });
type RefreshGrant = z.infer<typeof refreshGrantSchema>;

interface LiveToken {
  digest: string;
  session_id: string;
  user_id: string;
}

interface TokenRow extends LiveToken {
  is_live: boolean;
  is_just_used: boolean;
  live_parent: string | null;
  has_live: boolean;
}

type Refusal = 'refresh_token_not_found' | 'refresh_token_already_used' | 'user_banned';

export async function refreshSession(auth: AuthContext, input: RefreshGrant, address: string): Promise<object> {
  if (!input.refresh_token) throw new AuthError('validation_failed', { msg: 'refresh_token required' });
  await consumeAttempt(auth.sql, [{ kind: 'refresh.address', subject: address, limit: auth.limits.refreshPerAddress }]);
  const digest = auth.refreshTokens.digest(input.refresh_token);
  // A refusal is an outcome and no exception, so that what it revokes is committed.
  const outcome = await auth.sql.begin((tx) => rotate(auth, tx, digest));
  if (typeof outcome === 'string') throw new AuthError(outcome);
  const { email, phone } = outcome.person;
  const account = email ?? phone;
  if (account) await rememberClient(auth.sql, clientKey(account, address));
  return presentSession(auth, outcome);
}

async function rotate(auth: AuthContext, tx: TransactionSql, digest: string): Promise<OpenSession | Refusal> {
  const token = await lockToken(tx, digest);
  if (!token) return 'refresh_token_not_found';
  const current = await readSession(tx, token);
  if (!current) return 'refresh_token_not_found';
  if (current.is_banned) return 'user_banned';
  if (token.is_live) return { ...current, refreshToken: await replaceToken(auth, tx, token) };
  if (token.is_just_used && token.has_live) {
    const refreshToken = auth.refreshTokens.tokenAt({ sessionId: token.session_id, parent: token.live_parent });
    return { ...current, refreshToken };
  }
  await revokeSession(auth, tx, token);
  return 'refresh_token_already_used';
}

/** Locks the token's session first, as signing out does, then reads the token as others have left it. */
async function lockToken(tx: TransactionSql, digest: string): Promise<TokenRow | undefined> {
  await tx`
    select from auth.sessions s join auth.refresh_tokens t on t.session_id = s.id
    where t.token = ${digest} for update of s
  `;
  const [row] = await tx<TokenRow[]>`
    select
      t.token as digest, t.session_id, s.user_id, not t.revoked as is_live,
      t.updated_at > now() - interval '10 seconds' as is_just_used,
      live.parent as live_parent, live.id is not null as has_live
    from auth.refresh_tokens t
    join auth.sessions s on s.id = t.session_id
    left join auth.refresh_tokens live on live.session_id = t.session_id and not live.revoked
    where t.token = ${digest}
    for update of t
  `;
  return row;
}

interface CurrentSession {
  person: PersonRow;
  session: SessionState;
  is_banned: boolean;
}

async function readSession(
  tx: TransactionSql,
  { session_id }: { session_id: string },
): Promise<CurrentSession | undefined> {
  const [row] = await tx<(PersonRow & Pick<SessionState, 'aal' | 'amr'> & { is_banned: boolean })[]>`
    select
      ${personColumns}, s.aal, coalesce(u.banned_until > now(), false) as is_banned,
      (
        select coalesce(json_agg(json_build_object(
          'method', c.authentication_method, 'timestamp', extract(epoch from c.updated_at)::bigint
        ) order by c.updated_at desc), '[]') from auth.mfa_amr_claims c where c.session_id = s.id
      ) as amr
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${session_id} and u.deleted_at is null
  `;
  return row && { person: row, session: { id: session_id, aal: row.aal, amr: row.amr }, is_banned: row.is_banned };
}

/** A session as it is now, with a new token; the transaction holds its lock. */
export async function renewSession(auth: AuthContext, tx: TransactionSql, sessionId: string): Promise<OpenSession> {
  const [live] = await tx<LiveToken[]>`
    select token as digest, session_id, user_id from auth.refresh_tokens
    where session_id = ${sessionId} and not revoked for update
  `;
  const current = live && (await readSession(tx, live));
  if (!current) throw new AuthError('session_not_found');
  return { ...current, refreshToken: await replaceToken(auth, tx, live) };
}

async function replaceToken({ refreshTokens }: AuthContext, tx: TransactionSql, token: LiveToken): Promise<string> {
  const refreshToken = refreshTokens.tokenAt({ sessionId: token.session_id, parent: token.digest });
  await tx`update auth.refresh_tokens set revoked = true, updated_at = now() where token = ${token.digest}`;
  await tx`
    insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
    values (
      ${refreshTokens.digest(refreshToken)}, ${token.user_id}, false, now(), now(), ${token.digest}, ${token.session_id}
    )
  `;
  await tx`update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now() where id = ${token.session_id}`;
  return refreshToken;
}

/** A rotated token was used again, by a thief or by the owner: the whole session is revoked. */
async function revokeSession(auth: AuthContext, tx: TransactionSql, token: TokenRow): Promise<void> {
  await tx`delete from auth.sessions where id = ${token.session_id}`;
  await audit(tx, 'token_revoked', token.user_id);
  auth.log({ level: 'warn', code: 'auth.refresh_token_reused', userId: token.user_id });
}
