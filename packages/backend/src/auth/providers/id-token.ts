import { createHash, timingSafeEqual } from 'node:crypto';
import { jwtVerify, errors, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { AuthError } from '../errors.ts';
import { emailSchema } from '../input.ts';
import type { ProviderIdentity } from './provider.ts';

// What is too long for the metadata, which travels in every access token, is left out.
const line = (length: number) => z.optional(z.string().max(length)).catch(undefined);

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.optional(emailSchema.pipe(z.email().max(255))).catch(undefined),
  // Some say it as text.
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])).catch(undefined),
  name: line(255),
  picture: line(1024),
  /** Google's word for an organisation. */
  hd: line(255),
  nonce: z.optional(z.string()),
  at_hash: z.optional(z.string()),
});
export type IdTokenClaims = z.infer<typeof claimsSchema>;

// All of them digest with SHA-256, as `at_hash` does then.
const algorithms = ['RS256', 'PS256', 'ES256'];

interface Expectation {
  keys: JWTVerifyGetKey;
  issuer: string | string[];
  audience: string[];
}

/** The claims of an id token that its issuer signed for one of the audience and that has not expired. */
export async function verifyIdToken(token: string, { keys, issuer, audience }: Expectation): Promise<IdTokenClaims> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms,
      issuer,
      audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: 10,
    });
    return claimsSchema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
      throw badToken('Unacceptable audience in id_token');
    }
    if (isTokenAtFault(error)) throw badToken('Bad ID token');
    throw error;
  }
}

/** Not so where its keys could not be fetched. */
function isTokenAtFault(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  const isFetching = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return error instanceof errors.JOSEError && !isFetching && error.code !== errors.JOSEError.code;
}

export const badToken = (msg: string): AuthError => new AuthError('validation_failed', { msg });

/** As GoTrue: the client keeps the nonce, and the provider is told its digest. */
export function assertNonce({ nonce: claimed }: IdTokenClaims, nonce: string | undefined): void {
  if (!claimed && !nonce) return;
  if (!claimed || !nonce) throw badToken('Passed nonce and nonce in id_token should either both exist or not.');
  if (!isSame(createHash('sha256').update(nonce).digest('hex'), claimed)) throw badToken('Nonces mismatch');
}

/** An access token that comes along must be the one that was issued with the id token. */
export function assertAccessToken({ at_hash: hash }: IdTokenClaims, accessToken: string | undefined): void {
  if (!hash || !accessToken) return;
  const half = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
  if (!isSame(half, hash)) throw badToken('The access token does not belong to the id_token');
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** In GoTrue's words. */
export function toIdentity(provider: string, claims: IdTokenClaims): ProviderIdentity {
  const { iss, sub, email, name, picture, hd } = claims;
  const isEmailVerified = email !== undefined && claims.email_verified === true;
  return {
    provider,
    providerId: sub,
    email: email ?? null,
    isEmailVerified,
    data: {
      iss,
      sub,
      provider_id: sub,
      ...(email ? { email } : {}),
      email_verified: isEmailVerified,
      phone_verified: false,
      ...(name ? { name, full_name: name } : {}),
      ...(picture ? { picture, avatar_url: picture } : {}),
      ...(hd ? { custom_claims: { hd } } : {}),
    },
  };
}
