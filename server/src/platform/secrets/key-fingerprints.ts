import { hkdfSync } from 'node:crypto';
import type { Sql } from '@alento/sql/sql.ts';
import { decrypt } from '#platform/encryption/encrypt.ts';

/** The secrets of a server, each as bytes; one that this server does without is not there. */
export interface ServerKeys {
  readonly encryption: Buffer;
  readonly signing?: Buffer | undefined;
  readonly push?: Buffer | undefined;
}

const keyNames = ['encryption', 'signing', 'push'] as const;
export type KeyName = (typeof keyNames)[number];

const sources: Record<KeyName, string> = {
  encryption: 'ENCRYPTION_KEY, or secrets/encryption-key in DATA_DIR',
  signing: 'SIGNING_KEY, or secrets/signing-key.json in DATA_DIR',
  push: 'PUSH_KEY, or secrets/push-key in DATA_DIR',
};

/**
 * Binds the database to the keys of its first server, and throws one line that names the key when another one comes.
 * `changed` are the keys that the operator changed on purpose; the encryption key is none of them, since nothing could
 * be read any more.
 */
export async function bindKeys(sql: Sql, keys: ServerKeys, changed: readonly KeyName[]): Promise<void> {
  await assertEncryptionKeyOpens(sql, keys.encryption);
  const { names, prints } = fingerprints(keys);
  await sql`select private.bind_keys(${names}, ${prints}, ${[...changed]})`;
  const [foreign] = await findForeignKeys(sql, keys);
  if (foreign) throw doesNotFit(foreign);
}

/** The keys that are not those which the database is bound to. */
export async function findForeignKeys(sql: Sql, keys: ServerKeys): Promise<KeyName[]> {
  const { names, prints } = fingerprints(keys);
  const foreign = await sql<
    { name: KeyName }[]
  >`select name from private.find_foreign_keys(${names}, ${prints}) as name`;
  return foreign.map(({ name }) => name);
}

function fingerprints(keys: ServerKeys): { names: KeyName[]; prints: Buffer[] } {
  const present = keyNames.flatMap((name) => (keys[name] ? [{ name, key: keys[name] }] : []));
  return {
    names: present.map(({ name }) => name),
    prints: present.map(({ name, key }) => Buffer.from(hkdfSync('sha256', key, '', `alento fingerprint ${name}`, 32))),
  };
}

/** Databases from before there were fingerprints tell it by the first key of a person. */
async function assertEncryptionKeyOpens(sql: Sql, key: Buffer): Promise<void> {
  const [first] = await sql<{ user_id: string; wrapped: Buffer }[]>`
    select user_id, wrapped from private.first_person_key()`;
  if (!first) return;
  try {
    decrypt(key, first.user_id, first.wrapped);
  } catch (cause) {
    throw doesNotFit('encryption', cause);
  }
}

function doesNotFit(name: KeyName, cause?: unknown): Error {
  return new Error(
    `The ${name} key is not the one this database was written with: restore ${sources[name]} from where the database came from` +
      (name === 'encryption' ? '' : `, or start once with CHANGED_KEYS=${name} if you changed it on purpose`),
    { cause },
  );
}
