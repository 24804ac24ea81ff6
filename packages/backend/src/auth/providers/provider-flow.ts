import * as z from 'zod';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { issueAuthCode, startFlow, type CodeChallenge } from '../flow-state.ts';
import type { ProviderIdentity, ProviderTokens } from './provider.ts';

/** Who asked for another identity, in which session: the wish ends with it. */
export interface LinkingWish {
  userId: string;
  sessionId: string;
}

interface NewProviderFlow {
  /** The state with which the browser comes back. */
  id: string;
  provider: string;
  /** None if tokens are to come behind the hash. */
  challenge: CodeChallenge | undefined;
  /** Where the browser is to return to; already found to be allowed. */
  referrer: string;
  linking: LinkingWish | undefined;
}

/** Stores a started sign-in with a provider. */
export async function beginProviderFlow(sql: Sql, flow: NewProviderFlow): Promise<void> {
  const { id, provider, challenge, referrer, linking } = flow;
  await sql`
    insert into auth.flow_state (
      id, provider_type, authentication_method, code_challenge, code_challenge_method, referrer, user_id,
      linking_session_id
    ) values (
      ${id}, ${provider}, ${providerMethod}, ${challenge?.challenge ?? null},
      ${challenge?.method ?? null}::auth.code_challenge_method, ${referrer}, ${linking?.userId ?? null},
      ${linking?.sessionId ?? null}
    )
  `;
}

/** How a session says that a provider proved it. */
export const providerMethod = 'oauth';

export interface ProviderFlow {
  id: string;
  provider: string;
  challenge: CodeChallenge | undefined;
  referrer: string;
  linking: LinkingWish | undefined;
  isExpired: boolean;
}

interface FlowRow {
  provider_type: string;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
  referrer: string;
  user_id: string | null;
  linking_session_id: string | null;
  is_expired: boolean;
}

/** Takes a flow out, so that no state is used twice. */
export async function consumeProviderFlow(sql: Sql, state: string | null): Promise<ProviderFlow> {
  const id = z.uuid().safeParse(state).data;
  const [row] = id
    ? await sql<FlowRow[]>`
        delete from auth.flow_state where id = ${id} and referrer is not null
        returning provider_type, code_challenge, code_challenge_method, referrer, user_id, linking_session_id,
          created_at < now() - interval '10 minutes' as is_expired
      `
    : [];
  if (!id || !row) throw new AuthError('bad_oauth_state');
  const {
    code_challenge: challenge,
    code_challenge_method: method,
    user_id: userId,
    linking_session_id: sessionId,
  } = row;
  return {
    id,
    provider: row.provider_type,
    challenge: challenge && method ? { challenge, method } : undefined,
    referrer: row.referrer,
    linking: userId && sessionId ? { userId, sessionId } : undefined,
    isExpired: row.is_expired,
  };
}

interface ProvedFlow {
  userId: string;
  challenge: CodeChallenge;
  provider: string;
  tokens: ProviderTokens;
  /** To be linked when the code is exchanged, if the session that asked for it still lives. */
  linked: { identity: ProviderIdentity; sessionId: string } | undefined;
}

/** The code for the client that began the flow, which gets the provider's tokens for it, too. */
export async function issueProviderCode(
  { providerTokens }: AuthContext,
  tx: TransactionSql,
  { userId, challenge, provider, tokens, linked }: ProvedFlow,
): Promise<string> {
  const id = await startFlow(tx, { userId, challenge, provider, method: providerMethod });
  const { accessToken, refreshToken } = tokens;
  await tx`
    update auth.flow_state set
      provider_access_token = ${providerTokens.encrypt(accessToken, id)},
      provider_refresh_token = ${refreshToken ? providerTokens.encrypt(refreshToken, id) : null},
      linked_identity = ${linked?.identity ?? null}, linking_session_id = ${linked?.sessionId ?? null}
    where id = ${id}
  `;
  const code = await issueAuthCode(tx, id);
  if (!code) throw new Error('the flow is gone');
  return code;
}

/** As clients know the provider's tokens. */
export function presentProviderTokens({ accessToken, refreshToken }: ProviderTokens): Record<string, string> {
  return { provider_token: accessToken, ...(refreshToken ? { provider_refresh_token: refreshToken } : {}) };
}
