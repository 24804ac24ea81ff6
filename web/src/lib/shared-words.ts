import { decryptFromDevice, encryptForDevice } from '#lib/device-vault.ts';

/**
 * Words that somebody shared with Alento from another app, until they are taken into the composer. The worker leaves
 * them, so they lie where it and the page both reach: sealed, in a database of their own.
 */
const database = 'alento-shared';
const table = 'words';
const place = 'latest';
/** Who has not opened Alento by then shall not be met by yesterday's words. */
const keptMs = 24 * 60 * 60 * 1000;

interface SharedWords {
  readonly sealed: string;
  readonly at: number;
}

/** Keeps shared words; later ones take the place of those before. */
export async function leaveSharedWords(words: string): Promise<void> {
  const entry: SharedWords = { sealed: await encryptForDevice('shared-words', words), at: Date.now() };
  await withWords('readwrite', (store) => store.put(entry, place));
}

/** Answers the words that wait, once; none if there are none, or they are a day old. */
export async function takeSharedWords(): Promise<string> {
  try {
    const entry = await withWords('readonly', (store) => store.get(place) as IDBRequest<SharedWords | undefined>);
    if (!entry) return '';
    await withWords('readwrite', (store) => store.delete(place));
    return Date.now() - entry.at < keptMs ? await decryptFromDevice('shared-words', entry.sealed) : '';
  } catch {
    // A browser that denies storage, or a key that went with a sign-out.
    return '';
  }
}

function withWords<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const opening = indexedDB.open(database, 1);
  const refuse = (): void => reject(new Error('the device keeps no words'));
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table));
  opening.addEventListener('error', refuse);
  opening.addEventListener('success', () => {
    const transaction = opening.result.transaction(table, mode);
    const request = work(transaction.objectStore(table));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', refuse);
    opening.result.close();
  });
  return promise;
}
