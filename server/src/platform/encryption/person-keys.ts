import { randomBytes } from 'node:crypto';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonDatabase } from '#platform/database/person-database.ts';
import { errorCodeOf, foreignKeyViolation } from '#lib/errors.ts';
import { personCipher, type PersonCipher } from './person-cipher.ts';
import { keyLength, decrypt, encrypt } from './encrypt.ts';

export interface PersonKeys {
  /** The user's cipher. Their data key is created on first use. */
  cipherOf(personId: string, database: PersonDatabase): Promise<PersonCipher>;
  /** Whether the cipher is at hand, so that nobody has to ask for the key. */
  has(personId: string): boolean;
  /** Takes a wrapped key that was read with something else. */
  keep(personId: string, wrapped: Buffer): void;
  /** Drops an erased user's key from memory. */
  forget(personId: string): void;
  /** Drops them all: of whom was erased meanwhile nothing was heard. */
  forgetAll(): void;
}

const remembered = 2_000;
const rememberedForMs = 5 * 60_000;

/** One random data key per user, stored wrapped by the master key; recently used keys are cached unwrapped. */
export function createPersonKeys(masterKey: Buffer): PersonKeys {
  const recent = new Map<string, { cipher: PersonCipher; until: number }>();
  const find = (personId: string): PersonCipher | undefined => {
    const known = recent.get(personId);
    return known && known.until > Date.now() ? known.cipher : undefined;
  };
  const keep = (personId: string, wrapped: Buffer): PersonCipher => {
    const cipher = personCipher(decrypt(masterKey, personId, wrapped), personId);
    recent.delete(personId);
    recent.set(personId, { cipher, until: Date.now() + rememberedForMs });
    const [oldest] = recent.keys();
    if (recent.size > remembered && oldest) recent.delete(oldest);
    return cipher;
  };

  return {
    async cipherOf(personId, database) {
      return find(personId) ?? keep(personId, await fetchOrCreateKey(personId, database, masterKey));
    },
    has: (personId) => find(personId) !== undefined,
    keep: (personId, wrapped) => void keep(personId, wrapped),
    forgetAll: () => recent.clear(),
    forget: (personId) => void recent.delete(personId),
  };
}

async function fetchOrCreateKey(personId: string, database: PersonDatabase, masterKey: Buffer): Promise<Buffer> {
  try {
    return await database(async (tx) => {
      const read = () => tx<{ wrapped: Buffer }[]>`
        select wrapped from private.person_keys where user_id = ${personId}`;
      const [stored] = await read();
      if (stored) return stored.wrapped;
      // Of two requests that find none, one inserts and both read what it inserted.
      const fresh = encrypt(masterKey, personId, randomBytes(keyLength));
      await tx`insert into private.person_keys (user_id, wrapped) values (${personId}, ${fresh})
        on conflict do nothing`;
      const [created] = await read();
      if (!created) throw new Error('person key is missing');
      return created.wrapped;
    });
  } catch (error) {
    // The token outlived its account.
    if (errorCodeOf(error) === foreignKeyViolation) throw new AppError('common.unauthenticated', { cause: error });
    throw error;
  }
}
