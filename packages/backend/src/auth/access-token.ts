import { errors, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import * as z from 'zod';
import { VerifiedTokens } from './verified-tokens.ts';

const algorithm = 'ES256';
const audience = 'authenticated';
export const accessTokenLifetime = 3600;

const accessTokenClaimsSchema = z.object({
  iss: z.string(),
  sub: z.uuid(),
  aud: z.literal(audience),
  exp: z.number(),
  iat: z.number(),
  role: z.literal('authenticated'),
  email: z.string(),
  phone: z.string(),
  app_metadata: z.looseObject({}),
  user_metadata: z.looseObject({}),
  aal: z.enum(['aal1', 'aal2', 'aal3']),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  session_id: z.uuid(),
  is_anonymous: z.boolean(),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaimsSchema>;

/** The claims about a user; signing adds the rest. */
export type PersonClaims = Omit<AccessTokenClaims, 'iss' | 'aud' | 'exp' | 'iat' | 'role'>;

export class AccessTokenError extends Error {
  override readonly name = 'AccessTokenError';
  readonly reason: 'expired' | 'invalid';

  constructor(reason: 'expired' | 'invalid', cause?: unknown) {
    super(`The access token is ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface AccessTokens {
  publicKey: JWK;
  sign(claims: PersonClaims): Promise<{ token: string; expiresAt: number }>;
  /** Refuses with an AccessTokenError what is forged, expired, of another issuer, audience or algorithm. */
  verify(token: string): Promise<AccessTokenClaims>;
}

export function createAccessTokens({ issuer, signingKey }: { issuer: string; signingKey: JWK }): AccessTokens {
  const { d: _secret, ...rest } = signingKey;
  const publicKey: JWK = { ...rest, alg: algorithm, use: 'sig', key_ops: ['verify'] };
  const privateKey = importJWK({ ...signingKey, key_ops: ['sign'] }, algorithm);
  const verifyingKey = importJWK(publicKey, algorithm);
  const verified = new VerifiedTokens<AccessTokenClaims>();
  const header = { alg: algorithm, typ: 'JWT', ...(signingKey.kid ? { kid: signingKey.kid } : {}) };

  return {
    publicKey,
    async sign(claims) {
      const issuedAt = Math.floor(Date.now() / 1000);
      const expiresAt = issuedAt + accessTokenLifetime;
      const token = await new SignJWT({
        ...claims,
        iss: issuer,
        aud: audience,
        role: 'authenticated',
        iat: issuedAt,
        exp: expiresAt,
      })
        .setProtectedHeader(header)
        .sign(await privateKey);
      return { token, expiresAt };
    },
    async verify(token) {
      const known = verified.get(token);
      if (known) return known;
      try {
        const { payload } = await jwtVerify(token, await verifyingKey, { algorithms: [algorithm], issuer, audience });
        const claims = accessTokenClaimsSchema.parse(payload);
        verified.add(token, claims);
        return claims;
      } catch (cause) {
        throw new AccessTokenError(cause instanceof errors.JWTExpired ? 'expired' : 'invalid', cause);
      }
    },
  };
}
