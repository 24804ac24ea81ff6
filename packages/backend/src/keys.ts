import { hkdfSync, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** Makes a private ES256 key with a key id. */
export async function generateSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}

/** The publishable key belongs to the signing key, so processes that share the one agree on the other. */
export async function derivePublishableKey(key: JWK): Promise<string> {
  return `sb_publishable_${await calculateJwkThumbprint(key)}`;
}

/** The secret key of the operator's own servers, derived from the signing key for the same reason. */
export function deriveSecretKey({ d = '' }: JWK): string {
  return `sb_secret_${Buffer.from(hkdfSync('sha256', d, '', 'secret key', 32)).toString('base64url')}`;
}
