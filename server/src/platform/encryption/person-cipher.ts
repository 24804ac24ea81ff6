import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './encrypt.ts';

/** Encrypts and decrypts one person's texts; `subject` is the id of the row that a text belongs to. */
export interface PersonCipher {
  encrypt(subject: string, text: string): Buffer;
  decrypt(subject: string, encrypted: Buffer): string;
  /** Tells whether a text is the same as before, and nothing of it without the key: HMAC-SHA-256 under a key derived from it. */
  digest(subject: string, text: string): Buffer;
}

export function personCipher(bytes: Buffer, personId: string): PersonCipher {
  const key = createSecretKey(bytes);
  return {
    encrypt: (subject, text) => encrypt(key, `${personId}/${subject}`, text),
    decrypt: (subject, encrypted) => decrypt(key, `${personId}/${subject}`, encrypted).toString('utf8'),
    digest: (subject, text) =>
      createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'digest', 32)))
        .update(`${personId}/${subject}/${text}`)
        .digest(),
  };
}
