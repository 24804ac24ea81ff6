import { open, seal } from './seal.ts';

/** Encrypts and decrypts one person's texts; `subject` is the id of the row that a text belongs to. */
export interface PersonCipher {
  encrypt(subject: string, text: string): Buffer;
  decrypt(subject: string, sealed: Buffer): string;
}

export function personCipher(key: Buffer, personId: string): PersonCipher {
  return {
    encrypt: (subject, text) => seal(key, `${personId}/${subject}`, text),
    decrypt: (subject, sealed) => open(key, `${personId}/${subject}`, sealed).toString('utf8'),
  };
}
