import type { PersonCipher } from '#platform/encryption/person-cipher.ts';

/** Messages of one person that are remembered as read, the newest. */
const remembered = 100;

const keys = new WeakMap<PersonCipher, Map<string, object>>();

/**
 * Stands for a message in what the guided companion keeps of reading it (its themes and acts, not its words), so that the next
 * reply reads only what is new: for as long as the person's key is in memory, and no longer.
 */
export function turnCacheKey(cipher: PersonCipher, messageId: string): object {
  const known = keys.get(cipher) ?? new Map<string, object>();
  keys.set(cipher, known);
  const key = known.get(messageId) ?? {};
  known.delete(messageId);
  known.set(messageId, key);
  const [oldest] = known.keys();
  if (known.size > remembered && oldest !== undefined) known.delete(oldest);
  return key;
}
