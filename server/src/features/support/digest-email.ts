import type { SupportCipher } from '#platform/encryption/support-cipher.ts';

/** A keyed digest of a mail address, whatever case it is written in. */
export function digestEmail(cipher: SupportCipher, email: string): Buffer {
  return cipher.digest('email', email.trim().toLowerCase());
}
