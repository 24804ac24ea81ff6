import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

/** Opens one of this device's databases when it is first needed, and again after another tab has deleted it. */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  return () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade,
      // Signing out in another tab deletes it.
      blocking(_current, _wanted, { target }) {
        forget();
        if (target instanceof IDBDatabase) target.close();
      },
      terminated: forget,
    }).catch((cause: unknown) => {
      forget();
      throw cause;
    });
    return opening;
  };
}
