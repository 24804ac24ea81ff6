import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';

/** Seals the secrets of second factors, each for its own factor only. */
export interface FactorSecrets {
  seal(secret: string, factorId: string): string;
  open(sealed: string, factorId: string): string;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export function createFactorSecrets(signingKey: JWK): FactorSecrets {
  const key = Buffer.from(hkdfSync('sha256', signingKey.d ?? '', '', 'factor secrets', 32));
  return {
    seal(secret, factorId) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(factorId));
      const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, text, sealing.getAuthTag()]).toString('base64url');
    },
    open(sealed, factorId) {
      const bytes = Buffer.from(sealed, 'base64url');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      opening.setAAD(Buffer.from(factorId)).setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()]).toString('utf8');
    },
  };
}
