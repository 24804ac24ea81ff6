import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { JWK } from 'jose';

/** A row of auth.refresh_tokens holds only digests; `parent` is null for the first token of a session. */
export interface RefreshTokenPlace {
  sessionId: string;
  parent: string | null;
}

export interface RefreshTokens {
  /**
   * The token of a place in a session's chain. It is computed, not stored: whoever reads the database lacks the secret,
   * and yet the live token can be given again to a client that lost the answer to its refresh.
   */
  tokenAt(place: RefreshTokenPlace): string;
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
