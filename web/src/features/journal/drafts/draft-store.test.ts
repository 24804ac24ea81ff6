import { expect, test } from 'vitest';
import type { DeviceStorage } from '#lib/device-storage.ts';
import { newEntry } from '../state.ts';
import type { DeviceDrafts } from './draft-shelf.ts';
import { DraftStore } from './draft-store.ts';

const ana = crypto.randomUUID();
const rui = crypto.randomUUID();

function createShelf() {
  const shelf = { copy: null as DeviceDrafts | null, isFull: false };
  const device: DeviceStorage<DeviceDrafts> = {
    read: async () => structuredClone(shelf.copy),
    async write(copy) {
      if (!shelf.isFull) shelf.copy = structuredClone(copy);
      return !shelf.isFull;
    },
    forget: () => (shelf.copy = null),
    subscribe: () => () => undefined,
  };
  return { shelf, device };
}

const write = (text: string, changedAt = new Date().toISOString()) => ({
  ...newEntry(crypto.randomUUID(), 'free', null),
  body: { kind: 'free' as const, prompt: null, text },
  changedAt,
});

/** Lets what was kept reach the shelf. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function open(device: DeviceStorage<DeviceDrafts>, owner = ana): Promise<DraftStore> {
  const store = new DraftStore(owner, device);
  await store.open();
  return store;
}

test('what is being written is on the device, and taken up by a later visit', async () => {
  const { device } = createShelf();
  const draft = write('half a sent');
  (await open(device)).keep(draft);
  await settle();
  expect((await open(device)).getState()).toEqual({ drafts: [draft], isOpen: true, isKept: true });
});

test('what was left is not lost to whoever writes before it was read', async () => {
  const { shelf, device } = createShelf();
  const [earlier, now] = [write('earlier', '2026-03-10T08:00:00.000Z'), write('now', '2026-03-11T08:00:00.000Z')];
  (await open(device)).keep(earlier);
  await settle();
  new DraftStore(ana, device).keep(now);
  await settle();
  expect(shelf.copy?.drafts).toEqual([now, earlier]);
});

test('what was saved is no draft any more, whatever another tab still has', async () => {
  const { shelf, device } = createShelf();
  const store = await open(device);
  const draft = write('saved');
  store.keep(draft);
  store.forget(draft.id);
  await settle();
  expect(store.getState().drafts).toEqual([]);
  expect(shelf.copy?.drafts).toEqual([]);
});

test('a device that keeps nothing says so', async () => {
  const { shelf, device } = createShelf();
  const store = await open(device);
  shelf.isFull = true;
  const draft = write('nowhere to go');
  store.keep(draft);
  await settle();
  expect(store.getState()).toMatchObject({ drafts: [draft], isKept: false });
});

test("somebody else's drafts are not shown, and leave the device", async () => {
  const { shelf, device } = createShelf();
  (await open(device, rui)).keep(write('private'));
  await settle();
  expect((await open(device)).getState().drafts).toEqual([]);
  expect(shelf.copy).toBeNull();
});
