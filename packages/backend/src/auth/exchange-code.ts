import * as z from 'zod';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from './audit.ts';
import { consumeAttempt } from './consume-attempt.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { hashSecret, isVerifierRight, type CodeChallenge } from './flow-state.ts';
import { linkIdentity } from './providers/link-identity.ts';
import type { ProviderIdentity, ProviderTokens } from './providers/provider.ts';
import { presentProviderTokens } from './providers/provider-flow.ts';
import { presentSession, startSession, type OpenSession } from './session.ts';

export const codeGrantSchema = z.object({ auth_code: z.nullish(z.string()), code_verifier: z.nullish(z.string()) });
type CodeGrant = z.infer<typeof codeGrantSchema>;

interface FlowRow {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: CodeChallenge['method'];
  authentication_method: string;
  provider_type: string;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  linked_identity: ProviderIdentity | null;
  is_expired: boolean;
  is_banned: boolean;
}

type Refusal = 'flow_state_not_found' | 'flow_state_expired' | 'bad_code_verifier' | 'user_banned';

/** Opens the session of a flow for the client that holds its verifier, once. */
export async function exchangeCode(auth: AuthContext, input: CodeGrant, address: string): Promise<object> {
  const { auth_code: code, code_verifier: verifier } = input;
  if (!code || !verifier) {
    throw new AuthError('validation_failed', {
      msg: 'invalid request: both auth code and code verifier should be non-empty',
    });
  }
  await consumeAttempt(auth.sql, [{ kind: 'verify.address', subject: address, limit: auth.limits.verifyPerAddress }]);
  // A refusal is an outcome and no exception, so that what has expired stays deleted.
  const outcome = await auth.sql.begin((tx) => exchange(auth, tx, { code, verifier }));
  if (typeof outcome === 'string') throw new AuthError(outcome);
  const { open, tokens } = outcome;
  auth.wakeMails();
  auth.log({ level: 'info', code: 'auth.signed_in', userId: open.person.id });
  return { ...(await presentSession(auth, open)), ...(tokens ? presentProviderTokens(tokens) : {}) };
}

interface Exchanged {
  open: OpenSession;
  /** If the person came from a provider. */
  tokens: ProviderTokens | undefined;
}

async function exchange(
  auth: AuthContext,
  tx: TransactionSql,
  { code, verifier }: { code: string; verifier: string },
): Promise<Exchanged | Refusal> {
  const [flow] = await tx<FlowRow[]>`
    select
      f.id, f.user_id, f.code_challenge, f.code_challenge_method, f.authentication_method, f.provider_type,
      f.provider_access_token, f.provider_refresh_token, f.linked_identity,
      f.auth_code_issued_at < now() - interval '5 minutes' as is_expired,
      coalesce(u.banned_until > now(), false) as is_banned
    from auth.flow_state f join auth.users u on u.id = f.user_id and u.deleted_at is null
    where f.auth_code = ${hashSecret(code)}
    for update of f
  `;
  if (!flow) return 'flow_state_not_found';
  const challenge = { challenge: flow.code_challenge, method: flow.code_challenge_method };
  if (!flow.is_expired && !isVerifierRight(challenge, verifier)) return 'bad_code_verifier';
  await tx`delete from auth.flow_state where id = ${flow.id}`;
  if (flow.is_expired) return 'flow_state_expired';
  if (flow.is_banned) return 'user_banned';
  if (flow.linked_identity) await linkIdentity(auth, tx, { userId: flow.user_id, identity: flow.linked_identity });
  await audit(tx, 'login', flow.user_id);
  const proof = { personId: flow.user_id, method: flow.authentication_method, provider: flow.provider_type };
  return { open: await startSession(auth, tx, proof), tokens: openTokens(auth, flow) };
}

function openTokens({ providerTokens }: AuthContext, flow: FlowRow): ProviderTokens | undefined {
  const { id, provider_access_token: access, provider_refresh_token: refresh } = flow;
  if (!access) return undefined;
  return {
    accessToken: providerTokens.decrypt(access, id),
    refreshToken: refresh ? providerTokens.decrypt(refresh, id) : undefined,
  };
}
