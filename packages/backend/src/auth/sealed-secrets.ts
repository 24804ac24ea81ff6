import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';

/** Seals what the database must keep and not be able to read, each secret for the row it belongs to. */
export interface SealedSecrets {
  seal(secret: string, rowId: string): string;
  open(sealed: string, rowId: string): string;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What was sealed for one purpose cannot be opened for another. */
export function createSealedSecrets(signingKey: JWK, purpose: 'factor secrets' | 'provider tokens'): SealedSecrets {
  const key = Buffer.from(hkdfSync('sha256', signingKey.d ?? '', '', purpose, 32));
  return {
    seal(secret, rowId) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(rowId));
      const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, text, sealing.getAuthTag()]).toString('base64url');
    },
    open(sealed, rowId) {
      const bytes = Buffer.from(sealed, 'base64url');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      opening.setAAD(Buffer.from(rowId)).setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()]).toString('utf8');
    },
  };
}
