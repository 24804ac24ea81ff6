import * as z from 'zod';
import type { AccessTokenClaims } from '../access-token.ts';
import { consumeAttempt } from '../consume-attempt.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { presentSession } from '../session.ts';
import { requireLinking } from './begin-sign-in.ts';
import { openSession } from './finish-sign-in.ts';
import { requireProvider } from './provider.ts';

export const idTokenGrantSchema = z.object({
  provider: z.nullish(z.string()),
  id_token: z.nullish(z.string()),
  access_token: z.nullish(z.string()),
  nonce: z.nullish(z.string()),
  /** Whether the identity is to be linked to the account of the bearer. */
  link_identity: z.nullish(z.boolean()),
});
type IdTokenGrant = z.infer<typeof idTokenGrantSchema>;

/** Opens a session for who holds an id token that a provider issued to us or to one of our apps. */
export async function signInWithIdToken(
  auth: AuthContext,
  input: IdTokenGrant,
  { address, claims }: { address: string; claims: AccessTokenClaims | undefined },
): Promise<object> {
  const { id_token: token, nonce, access_token: accessToken } = input;
  if (!input.provider || !token) {
    throw new AuthError('validation_failed', { msg: 'provider and id_token are required' });
  }
  const provider = requireProvider(auth, input.provider);
  await consumeAttempt(auth.sql, [
    { kind: 'provider.address', subject: address, limit: auth.limits.providerPerAddress },
  ]);
  const linking = claims && (await requireLinking(auth, claims));
  const identity = await provider.identify(token, {
    ...(nonce ? { nonce } : {}),
    ...(accessToken ? { accessToken } : {}),
  });
  return presentSession(auth, await openSession(auth, identity, linking?.userId));
}
