import { createHash } from 'node:crypto';

/** With the person's id, so that a code serves nobody else. It is long enough that no digest can be guessed back. */
export function hashRecoveryCode(personId: string, code: string): Buffer {
  return createHash('sha256').update(`${personId}:${code}`).digest();
}
