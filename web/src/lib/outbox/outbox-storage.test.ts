import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDeviceKey } from '#lib/device-vault.ts';
import { browserOutboxStorage, type Change } from './outbox-storage.ts';
import { outboxDatabase, outboxVault } from './outbox-traces.ts';

const ana = crypto.randomUUID();
const rui = crypto.randomUUID();

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await deleteDeviceKey(outboxVault);
});
afterEach(() => void vi.unstubAllGlobals());

const change = (text: string, id: string = crypto.randomUUID()): Change => ({
  kind: 'note',
  id,
  state: crypto.randomUUID(),
  entry: { id, text },
});

/** Everything that lies in the database, as somebody would find it who reads the device's files. */
async function readRaw(): Promise<string> {
  const { openDB } = await import('idb');
  const database = await openDB(outboxDatabase);
  const stored = JSON.stringify(await database.getAll('changes'));
  database.close();
  return stored;
}

test('changes are there for a later visit, in order, a later state in the place of the earlier', async () => {
  const [first, second] = [change('The harbour was grey.'), change('The tram was late.')];
  const storage = browserOutboxStorage();
  await storage.write(ana, first);
  await storage.write(ana, second);
  const changed = { ...change('The harbour was blue.', first.id) };
  await storage.write(ana, changed);
  expect(await browserOutboxStorage().read(ana)).toEqual([changed, second]);
});

test('no word of them can be read in the database, and without the key they are gone', async () => {
  const storage = browserOutboxStorage();
  await storage.write(ana, change('The harbour was grey.'));
  expect(await readRaw()).not.toContain('harbour');
  await deleteDeviceKey(outboxVault);
  expect(await storage.read(ana)).toEqual([]);
});

test('a deletion is there for a later visit, too', async () => {
  const storage = browserOutboxStorage();
  const deleted = { ...change('The harbour was grey.'), entry: null };
  await storage.write(ana, deleted);
  expect(await browserOutboxStorage().read(ana)).toEqual([deleted]);
});

test('what was changed meanwhile is not removed, what was told is', async () => {
  const storage = browserOutboxStorage();
  const told = change('first');
  const since = change('second', told.id);
  await storage.write(ana, told);
  await storage.write(ana, since);
  await storage.remove(ana, told);
  expect(await storage.read(ana)).toEqual([since]);
  await storage.remove(ana, since);
  expect(await storage.read(ana)).toEqual([]);
});

test("somebody else's changes are not read, and leave the device", async () => {
  const storage = browserOutboxStorage();
  await storage.write(rui, change('The harbour was grey.'));
  expect(await storage.read(ana)).toEqual([]);
  expect(await storage.read(rui)).toEqual([]);
});

test('a sign-out in another tab deletes it, and it can be used again', async () => {
  const storage = browserOutboxStorage();
  await storage.write(ana, change('The harbour was grey.'));
  indexedDB.deleteDatabase(outboxDatabase);
  await vi.waitFor(async () => expect(await storage.read(ana)).toEqual([]));
  const noted = change('after');
  await storage.write(ana, noted);
  expect(await storage.read(ana)).toEqual([noted]);
});

test('a browser that denies the database keeps nothing, and says so', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('denied', 'InvalidStateError');
    },
  });
  await expect(browserOutboxStorage().write(ana, change('calm'))).rejects.toThrow(/denied/);
  vi.stubGlobal('indexedDB', undefined);
  await expect(browserOutboxStorage().write(ana, change('calm'))).rejects.toThrow(/undefined/);
});
