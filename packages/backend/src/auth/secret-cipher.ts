import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';

/** Encrypts secrets that the database stores but must not be able to read. Each one is bound to the id of its row. */
export interface SecretCipher {
  encrypt(secret: string, rowId: string): string;
  decrypt(encrypted: string, rowId: string): string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Each purpose has a key of its own, so a secret encrypted for one cannot be decrypted for another. */
export function createSecretCipher(signingKey: JWK, purpose: 'factor secrets' | 'provider tokens'): SecretCipher {
  const key = Buffer.from(hkdfSync('sha256', signingKey.d ?? '', '', purpose, 32));
  return {
    encrypt(secret, rowId) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(rowId));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url');
    },
    decrypt(encrypted, rowId) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(rowId)).setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
    },
  };
}
