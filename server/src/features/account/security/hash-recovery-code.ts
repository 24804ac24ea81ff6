import { createHash } from 'node:crypto';

/** Salted with the user's id, so that a code works for one account only. Codes are too long to be guessed from the hash. */
export function hashRecoveryCode(personId: string, code: string): Buffer {
  return createHash('sha256').update(`${personId}:${code}`).digest();
}
