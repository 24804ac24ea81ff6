import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { JWK } from 'jose';

/** A token's position in the rotation chain of its session; `parent` is null for the first token. Rows hold only digests. */
export interface RefreshTokenPosition {
  sessionId: string;
  parent: string | null;
}

export interface RefreshTokens {
  /**
   * Derives the token at a position. Tokens are not stored, so reading the database reveals none, and a client that
   * lost the response to its refresh can be given the current token again.
   */
  tokenAt(place: RefreshTokenPosition): string;
  digest(token: string): string;
}

export function createRefreshTokens(signingKey: JWK): RefreshTokens {
  const secret = Buffer.from(hkdfSync('sha256', signingKey.d ?? '', '', 'refresh tokens', 32));
  return {
    tokenAt: ({ sessionId, parent }) =>
      createHmac('sha256', secret)
        .update(`${sessionId}.${parent ?? ''}`)
        .digest('base64url'),
    digest: (token) => createHash('sha256').update(token).digest('base64url'),
  };
}
