/**
 * Whose key and for what: of the account that is signed in, or of whoever uses this device without one. What is
 * forgotten apart has a key apart.
 */
export type VaultOwner =
  | `${'account' | 'guest'}${'' | '-exercises' | '-sounds'}`
  | `${'account' | 'guest'}-support`
  | 'shared-words'
  | `account-${'outbox' | 'conversations' | 'profile' | 'moods' | 'practices' | 'journal' | 'journal-drafts'}`;

const database = 'alento';
const table = 'keys';
const algorithm = 'AES-GCM';
const nonceLength = 12;

const keys = new Map<VaultOwner, Promise<CryptoKey>>();

/**
 * Encrypts a text for this browser's storage, with a key that no script can read out. It keeps the words out of copies
 * and searches of that storage; it is no lock against somebody who can open the browser itself.
 */
export async function encryptForDevice(owner: VaultOwner, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const key = await keyOf(owner);
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv: nonce }, key, new TextEncoder().encode(text));
  return toBase64(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/** Decrypts what `encryptForDevice` made; refuses once the key is forgotten. */
export async function decryptFromDevice(owner: VaultOwner, sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const iv = bytes.subarray(0, nonceLength);
  const text = await crypto.subtle.decrypt({ name: algorithm, iv }, await keyOf(owner), bytes.subarray(nonceLength));
  return new TextDecoder().decode(text);
}

/** Makes everything unreadable that was sealed for somebody. */
export async function deleteDeviceKey(owner: VaultOwner): Promise<void> {
  keys.delete(owner);
  await withKeys('readwrite', (store) => store.delete(owner)).catch(() => undefined);
}

function keyOf(owner: VaultOwner): Promise<CryptoKey> {
  const known = keys.get(owner) ?? findOrCreateKey(owner);
  keys.set(owner, known);
  known.catch(() => keys.delete(owner));
  return known;
}

async function findOrCreateKey(owner: VaultOwner): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  // Of two tabs that find none, the first one's key is everybody's.
  await withKeys('readwrite', (store) => store.add(fresh, owner)).catch(() => undefined);
  return withKeys<CryptoKey>('readonly', (store) => store.get(owner) as IDBRequest<CryptoKey>);
}

// Where the browser denies it, `indexedDB` throws or is not there at all.
async function withKeys<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table));
  const opened = await settle(opening);
  try {
    return await settle(work(opened.transaction(table, mode).objectStore(table)));
  } finally {
    opened.close();
  }
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', (event) => {
    // Handled here; a failed `add` would otherwise be reported as the page's own error.
    event.preventDefault();
    reject(request.error ?? new Error('the device keeps no keys'));
  });
  return promise;
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
