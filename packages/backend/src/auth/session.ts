import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { accessTokenLifetime } from './access-token.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { personColumns, presentPerson, type PersonRow } from './person.ts';

/** The claims of an access token that describe its session. */
export interface SessionState {
  id: string;
  aal: 'aal1' | 'aal2' | 'aal3';
  amr: { method: string; timestamp: number }[];
}

export interface OpenSession {
  person: PersonRow;
  session: SessionState;
  refreshToken: string;
}

/** Stores a new session, proved by `method`, with its first refresh token. */
export async function startSession(
  { refreshTokens, userAgent }: AuthContext,
  tx: TransactionSql,
  { personId, method, provider = 'email' }: { personId: string; method: string; provider?: string },
): Promise<OpenSession> {
  const id = randomUUID();
  const refreshToken = refreshTokens.tokenAt({ sessionId: id, parent: null });
  await tx`
    with session as (
      insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent)
      values (${id}, ${personId}, now(), now(), 'aal1', ${userAgent ?? null})
    ), proof as (
      insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
      values (${id}, now(), now(), ${method})
    ), token as (
      insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, session_id)
      values (${refreshTokens.digest(refreshToken)}, ${personId}, false, now(), now(), ${id})
    ), identity as (
      update auth.identities set last_sign_in_at = now() where user_id = ${personId} and provider = ${provider}
    )
    update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${personId}
  `;
  const [person] = await tx<PersonRow[]>`select ${personColumns} from auth.users u where u.id = ${personId}`;
  if (!person) throw new AuthError('user_not_found');
  const now = Math.floor(Date.now() / 1000);
  return { person, session: { id, aal: 'aal1', amr: [{ method, timestamp: now }] }, refreshToken };
}

export interface SessionAnswer {
  access_token: string;
  token_type: string;
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: object;
}

/** The answer that signs a client in: tokens and the person. */
export async function presentSession(
  { accessTokens }: AuthContext,
  { person, session, refreshToken }: OpenSession,
): Promise<SessionAnswer> {
  const { token, expiresAt } = await accessTokens.sign({
    sub: person.id,
    email: person.email ?? '',
    phone: person.phone ?? '',
    app_metadata: person.raw_app_meta_data ?? {},
    user_metadata: person.raw_user_meta_data ?? {},
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: person.is_anonymous,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenLifetime,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presentPerson(person),
  };
}

/** What of an answer travels behind the hash, from where the client reads it. */
export const sessionFields = (session: SessionAnswer): Record<string, string> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
});
