import type { SupportCipher } from '#platform/encryption/support-cipher.ts';

export interface SupportOptions {
  readonly supportCipher: SupportCipher;
  /** Called when a mail of support is due. */
  readonly supportMails: { wake: () => void };
  readonly trustedProxies: number;
}
