import type { DBSchema } from 'idb';
import { deviceDatabase } from '#lib/device-database.ts';
import { decryptFromDevice, encryptForDevice } from '#lib/device-vault.ts';
import { outboxDatabase, outboxVault } from './outbox-traces.ts';

/** One thing that the account was not told yet: an entry as it is now, or that it was deleted. */
export interface Change {
  readonly kind: string;
  readonly id: string;
  /** Tells this state of the entry from any other. */
  readonly state: string;
  /** Null: it was deleted. */
  readonly entry: unknown;
}

/** Where this device keeps what the account was not told yet, in the order in which it was noted. */
export interface OutboxStorage {
  /** The changes of one person; those of anybody else are deleted. */
  read(owner: string): Promise<Change[]>;
  /** Keeps a change in the place of an earlier one of the same entry. Throws where the device does not keep it. */
  write(owner: string, change: Change): Promise<void>;
  /** Deletes a change, unless the entry was changed again meanwhile. */
  remove(owner: string, change: Change): Promise<void>;
}

interface StoredChange {
  order?: number;
  owner: string;
  kind: string;
  id: string;
  state: string;
  /** The entry, encrypted; empty where it was deleted. */
  sealed: string;
}

interface Schema extends DBSchema {
  changes: { key: number; value: StoredChange; indexes: { entry: [string, string, string] } };
}

/** The browser's own database. */
export function browserOutboxStorage(): OutboxStorage {
  const open = deviceDatabase<Schema>(outboxDatabase, (database) => {
    const changes = database.createObjectStore('changes', { keyPath: 'order', autoIncrement: true });
    changes.createIndex('entry', ['owner', 'kind', 'id'], { unique: true });
  });

  return {
    async read(owner) {
      const database = await open();
      const stored = await database.getAll('changes');
      // Somebody else's, whose sign-out this device missed.
      for (const change of stored)
        if (change.owner !== owner && change.order !== undefined) await database.delete('changes', change.order);
      const changes = await Promise.all(stored.filter((change) => change.owner === owner).map(openChange));
      return changes.filter((change) => change !== null);
    },
    async write(owner, { kind, id, state, entry }) {
      // A deletion has no words, and is kept before a page that is being left is gone.
      const sealed = entry === null ? '' : await encryptForDevice(outboxVault, JSON.stringify(entry));
      const database = await open();
      const transaction = database.transaction('changes', 'readwrite');
      const before = await transaction.store.index('entry').get([owner, kind, id]);
      const place = before?.order === undefined ? {} : { order: before.order };
      await Promise.all([transaction.store.put({ ...place, owner, kind, id, state, sealed }), transaction.done]);
    },
    async remove(owner, { kind, id, state }) {
      const database = await open();
      const transaction = database.transaction('changes', 'readwrite');
      const stored = await transaction.store.index('entry').get([owner, kind, id]);
      if (stored?.order !== undefined && stored.state === state) await transaction.store.delete(stored.order);
      await transaction.done;
    },
  };
}

/** Null where the key is gone: nobody can read it any more. */
async function openChange({ kind, id, state, sealed }: StoredChange): Promise<Change | null> {
  if (sealed === '') return { kind, id, state, entry: null };
  try {
    return { kind, id, state, entry: JSON.parse(await decryptFromDevice(outboxVault, sealed)) as unknown };
  } catch {
    return null;
  }
}
