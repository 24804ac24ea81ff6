import { createHmac, hkdfSync } from 'node:crypto';
import type { JWK } from 'jose';

export interface Handshake {
  /** The provider repeats it in its id token, so that the token belongs to this flow. */
  nonce: string;
  /** PKCE verifier, needed to redeem the provider's code. */
  verifier: string;
}

/** The secrets of a flow towards its provider. They are computed, so the database never holds them. */
export type HandshakeSecrets = (flowId: string) => Handshake;

export function createHandshakeSecrets(signingKey: JWK): HandshakeSecrets {
  const secret = Buffer.from(hkdfSync('sha256', signingKey.d ?? '', '', 'provider handshakes', 32));
  const derive = (name: string, flowId: string) =>
    createHmac('sha256', secret).update(`${name}.${flowId}`).digest('base64url');
  return (flowId) => ({ nonce: derive('nonce', flowId), verifier: derive('verifier', flowId) });
}
