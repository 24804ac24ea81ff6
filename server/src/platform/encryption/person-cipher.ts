import { decrypt, encrypt } from './encrypt.ts';

/** Encrypts and decrypts one person's texts; `subject` is the id of the row that a text belongs to. */
export interface PersonCipher {
  encrypt(subject: string, text: string): Buffer;
  decrypt(subject: string, encrypted: Buffer): string;
}

export function personCipher(key: Buffer, personId: string): PersonCipher {
  return {
    encrypt: (subject, text) => encrypt(key, `${personId}/${subject}`, text),
    decrypt: (subject, encrypted) => decrypt(key, `${personId}/${subject}`, encrypted).toString('utf8'),
  };
}
