import { toAuthError } from '../to-auth-error.ts';
import { consumeAttempt } from '../consume-attempt.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import type { CodeChallenge } from '../flow-state.ts';
import { withError, withFragment, withQuery } from '../redirect.ts';
import { presentSession, sessionFields, startSession, type OpenSession } from '../session.ts';
import { assertLinkable, linkIdentity } from './link-identity.ts';
import { requireProvider, type ProviderIdentity, type ProviderTokens } from './provider.ts';
import {
  issueProviderCode,
  presentProviderTokens,
  providerMethod,
  consumeProviderFlow,
  type ProviderFlow,
} from './provider-flow.ts';
import { findOrCreateAccount, type ProviderAccount } from './find-or-create-account.ts';

/** Takes a provider's answer: where the browser goes now, with what signs the person in or with what went wrong. */
export async function finishSignIn(auth: AuthContext, answer: URLSearchParams, address: string): Promise<string> {
  let target = { url: auth.siteUrl, isFlow: true };
  try {
    await consumeAttempt(auth.sql, [
      { kind: 'provider.address', subject: address, limit: auth.limits.providerPerAddress },
    ]);
    const flow = await consumeProviderFlow(auth.sql, answer.get('state'));
    target = { url: flow.referrer, isFlow: flow.challenge !== undefined };
    return await finishFlow(auth, flow, answer);
  } catch (error) {
    return withError(target.url, toAuthError(auth, error), target.isFlow);
  }
}

async function finishFlow(auth: AuthContext, flow: ProviderFlow, answer: URLSearchParams): Promise<string> {
  if (flow.isExpired) throw new AuthError('flow_state_expired');
  assertConsent(answer);
  const provider = requireProvider(auth, flow.provider);
  const proof = await provider.redeem(answer, { ...auth.handshakes(flow.id), state: flow.id });
  if (flow.challenge) {
    return withQuery(flow.referrer, { code: await issueCode(auth, flow, flow.challenge, proof) });
  }
  const session = await presentSession(auth, await openSession(auth, proof.identity, flow.linking?.userId));
  return withFragment(flow.referrer, { ...sessionFields(session), ...presentProviderTokens(proof.tokens) });
}

/** What the provider writes about a refusal is not repeated, since anybody who knows a state may have written it. */
function assertConsent(answer: URLSearchParams): void {
  const error = answer.get('error');
  if (error === 'access_denied') {
    throw new AuthError('bad_oauth_callback', { status: 403, msg: 'The provider was not allowed to say who you are' });
  }
  if (error === 'temporarily_unavailable' || error === 'server_error') {
    throw new AuthError('unavailable', { msg: 'The provider could not answer, try again later' });
  }
  if (error !== null || !answer.get('code')) throw new AuthError('bad_oauth_callback');
}

interface Proof {
  identity: ProviderIdentity;
  tokens: ProviderTokens;
}

/** Linking waits for the PKCE exchange: a victim lured here with an attacker's state does not have the verifier. */
async function issueCode(
  auth: AuthContext,
  { linking, provider }: ProviderFlow,
  challenge: CodeChallenge,
  { identity, tokens }: Proof,
): Promise<string> {
  const { account, code } = await auth.sql.begin(async (tx) => {
    if (linking) await assertLinkable(tx, linking.userId, identity);
    const account = linking ? { id: linking.userId, isNew: false } : await findOrCreateAccount(auth, tx, identity);
    const linked = linking && { identity, sessionId: linking.sessionId };
    const proved = { userId: account.id, challenge, provider, tokens, linked };
    return { account, code: await issueProviderCode(auth, tx, proved) };
  });
  logSignUp(auth, account);
  return code;
}

/** A session of the account of an identity, or of the one that wants it linked. */
export async function openSession(
  auth: AuthContext,
  identity: ProviderIdentity,
  linkTo: string | undefined,
): Promise<OpenSession> {
  const { open, account } = await auth.sql.begin(async (tx) => {
    if (linkTo) await linkIdentity(auth, tx, { userId: linkTo, identity });
    const account = linkTo ? { id: linkTo, isNew: false } : await findOrCreateAccount(auth, tx, identity);
    await audit(tx, 'login', account.id);
    const proof = { personId: account.id, method: providerMethod, provider: identity.provider };
    return { open: await startSession(auth, tx, proof), account };
  });
  if (linkTo) auth.wakeMails();
  logSignUp(auth, account);
  auth.log({ level: 'info', code: 'auth.signed_in', userId: account.id });
  return open;
}

function logSignUp(auth: AuthContext, { id, isNew }: ProviderAccount): void {
  if (isNew) auth.log({ level: 'info', code: 'auth.signed_up', userId: id });
}
