import { createHmac, hkdfSync } from 'node:crypto';
import { decrypt, encrypt, keyLength } from './encrypt.ts';

export type SupportField = 'email' | 'message';

/** Encrypts and decrypts what people write to support. */
export interface SupportCipher {
  encrypt(messageId: string, field: SupportField, text: string): Buffer;
  /** Throws if the bytes were changed, or are another message's or field's. */
  decrypt(messageId: string, field: SupportField, encrypted: Buffer): string;
  /** A keyed digest by which equal texts of a kind are found again. */
  digest(kind: string, text: string): Buffer;
}

/** Under keys of its own, derived from the master key: whoever answers support never opens a person's key. */
export function createSupportCipher(masterKey: Buffer): SupportCipher {
  const key = deriveKey(masterKey, 'alento support 1');
  const digestKey = deriveKey(masterKey, 'alento support digest 1');
  return {
    encrypt: (messageId, field, text) => encrypt(key, `support/${messageId}/${field}`, text),
    decrypt: (messageId, field, encrypted) => decrypt(key, `support/${messageId}/${field}`, encrypted).toString('utf8'),
    digest: (kind, text) => createHmac('sha256', digestKey).update(`${kind}/${text}`).digest(),
  };
}

function deriveKey(masterKey: Buffer, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', info, keyLength));
}
