import { AuthError } from '../errors.ts';
import { randomUUID } from 'node:crypto';
import type { AccessTokenClaims } from '../access-token.ts';
import { consumeAttempt } from '../consume-attempt.ts';
import type { AuthContext } from '../context.ts';
import { assertFullAssurance } from '../factors/factor.ts';
import { readChallenge } from '../flow-state.ts';
import { loadPerson } from '../get-person.ts';
import { assertFreshProof } from '../reauthenticate.ts';
import { allowedRedirect } from '../redirect.ts';
import { requireProvider } from './provider.ts';
import { beginProviderFlow, type LinkingWish } from './provider-flow.ts';

// What a client may ask of a provider beside us. Nothing that would change who asks, or where the answer goes.
const passedOn = ['access_type', 'hd', 'include_granted_scopes', 'login_hint', 'max_age', 'prompt', 'ui_locales'];

/** Where to send a person who wants to sign in at a provider, or to link an identity to the account of `claims`. */
export async function beginSignIn(
  auth: AuthContext,
  query: Record<string, string>,
  { address, claims }: { address: string; claims?: AccessTokenClaims },
): Promise<string> {
  const provider = requireProvider(auth, query.provider, 'validation_failed');
  const challenge = readChallenge(query);
  await consumeAttempt(auth.sql, [
    { kind: 'provider.address', subject: address, limit: auth.limits.providerPerAddress },
  ]);
  const linking = claims && (await requireLinking(auth, claims));
  const state = randomUUID();
  const url = await provider.authorizationUrl({
    ...auth.handshakes(state),
    state,
    scopes: (query.scopes ?? '').split(/[\s,]+/).filter(Boolean),
    extras: Object.fromEntries(Object.entries(query).filter(([name]) => passedOn.includes(name))),
  });
  const referrer = allowedRedirect(auth, query.redirect_to);
  await beginProviderFlow(auth.sql, { id: state, provider: provider.name, challenge, referrer, linking });
  return url;
}

/** Linking needs a recent sign-in: somebody who hijacks an open session must not gain a permanent way in. */
export async function requireLinking(auth: AuthContext, claims: AccessTokenClaims): Promise<LinkingWish> {
  assertManualLinking(auth);
  const { id } = await loadPerson(auth.sql, claims);
  await assertFullAssurance(auth.sql, claims, 401);
  await assertFreshProof(auth, auth.sql, claims);
  return { userId: id, sessionId: claims.session_id };
}

/** Refuses to link identities where that is switched off. */
export function assertManualLinking({ manualLinking }: Pick<AuthContext, 'manualLinking'>): void {
  if (!manualLinking) throw new AuthError('manual_linking_disabled');
}
