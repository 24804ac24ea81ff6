import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toAppError } from '#lib/errors.ts';
import type { OutboxApi } from './entry.ts';
import { Outbox, type OutboxNews, type OutboxOptions } from './outbox.ts';
import type { OutboxEntries } from './outbox-entries.ts';
import type { Change, OutboxStorage } from './outbox-storage.ts';

interface Note {
  id: string;
  text: string;
  changedAt: string;
}

const ana = crypto.randomUUID();
const rui = crypto.randomUUID();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newNote = (text: string): Note => ({ id: crypto.randomUUID(), text, changedAt: new Date().toISOString() });

/** A server that keeps notes, and can be out of reach or refuse one. */
function createServer() {
  const server = {
    notes: new Map<string, Note>(),
    failure: null as ErrorCode | null,
    refused: '',
    told: [] as string[],
    /** The answer is lost on the way, the note is not. */
    losesAnswers: false,
  };
  const reach = (): void => {
    if (server.failure) throw new AppError(server.failure);
  };
  const api: OutboxApi<Note> = {
    async keep(note) {
      reach();
      if (note.id === server.refused) throw new AppError('common.invalid_input');
      server.told.push(note.id);
      const stored = server.notes.get(note.id);
      if (!stored || stored.changedAt < note.changedAt) server.notes.set(note.id, note);
      if (server.losesAnswers) throw new AppError('common.network');
      return server.notes.get(note.id) ?? note;
    },
    async remove(id) {
      reach();
      server.notes.delete(id);
    },
  };
  return { server, api };
}

/** A device that several visits share, and that can refuse to keep anything. */
function createDevice() {
  const device = { changes: [] as (Change & { owner: string })[], refusal: null as DOMException | null };
  const isOf =
    (owner: string, { kind, id }: Change) =>
    (each: Change & { owner: string }) =>
      each.owner === owner && each.kind === kind && each.id === id;
  const storage: OutboxStorage = {
    async read(owner) {
      device.changes = device.changes.filter((each) => each.owner === owner);
      return structuredClone(device.changes);
    },
    async write(owner, change) {
      if (device.refusal) throw device.refusal;
      const place = device.changes.findIndex(isOf(owner, change));
      device.changes.splice(place === -1 ? device.changes.length : place, 1, structuredClone({ ...change, owner }));
    },
    async remove(owner, change) {
      const isGone = isOf(owner, change);
      device.changes = device.changes.filter((each) => !isGone(each) || each.state !== change.state);
    },
  };
  return { device, storage };
}

const parse = (stored: unknown): Note => stored as Note;

type Visit = { outbox: Outbox; notes: OutboxEntries<Note> };

async function visit(
  storage: OutboxStorage,
  api: OutboxApi<Note>,
  options: Partial<OutboxOptions> = {},
): Promise<Visit> {
  const outbox = new Outbox({ owner: ana, storage, toAppError, ...options });
  const notes = outbox.of({ name: 'note', api, parse });
  await outbox.flush();
  return { outbox, notes };
}

async function open(storage: OutboxStorage, api: OutboxApi<Note>, owner = ana): Promise<OutboxEntries<Note>> {
  return (await visit(storage, api, { owner })).notes;
}

const later = (note: Note, change: Partial<Note>): Note => {
  vi.advanceTimersByTime(1000);
  return { ...note, ...change, changedAt: new Date().toISOString() };
};

test('a note is on the device and in the account, and then waits no more', async () => {
  const { server, api } = createServer();
  const { device, storage } = createDevice();
  const outbox = await open(storage, api);
  const note = newNote('calm');
  outbox.keep(note);
  expect(outbox.getState().unsent).toEqual([note]);
  expect(await outbox.flush()).toBe(true);
  expect([...server.notes.values()]).toEqual([note]);
  expect(outbox.getState()).toMatchObject({ unsent: [], sent: [note], error: null });
  expect(device.changes).toEqual([]);
});

test('what was noted without a connection is sent by a later visit, each note once', async () => {
  const { server, api } = createServer();
  const { storage } = createDevice();
  server.failure = 'common.network';
  const first = await open(storage, api);
  const notes = [newNote('sad'), newNote('tired'), newNote('good')];
  for (const note of notes) first.keep(note);
  expect(await first.flush()).toBe(false);
  expect(first.getState().error).toBeNull();
  server.failure = null;
  expect((await open(storage, api)).getState().unsent).toEqual([]);
  expect(server.told).toEqual(notes.map(({ id }) => id));
});

test('what is noted while the device is being read is not undone by what was read', async () => {
  const { server, api } = createServer();
  const { device, storage } = createDevice();
  let gate = Promise.resolve();
  const read: OutboxStorage['read'] = async (owner) => {
    const stored = await storage.read(owner);
    await gate;
    return stored;
  };
  server.failure = 'common.network';
  const outbox = await open({ ...storage, read }, api);
  const note = newNote('sad');
  outbox.keep(note);
  await outbox.flush();

  const held = Promise.withResolvers<void>();
  gate = held.promise;
  server.failure = null;
  const flushing = outbox.flush();
  const changed = later(note, { text: 'calm' });
  await vi.advanceTimersByTimeAsync(0);
  outbox.keep(changed);
  await vi.advanceTimersByTimeAsync(0);
  held.resolve();
  expect(await flushing).toBe(true);
  expect([...server.notes.values()]).toEqual([changed]);
  expect(device.changes).toEqual([]);
});

test('a note whose answer was lost is sent again and is one', async () => {
  const { server, api } = createServer();
  const outbox = await open(createDevice().storage, api);
  server.losesAnswers = true;
  outbox.keep(newNote('calm'));
  expect(await outbox.flush()).toBe(false);
  server.losesAnswers = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outbox.flush()).toBe(true);
  expect(server.told).toHaveLength(2);
  expect(server.notes.size).toBe(1);
});

test('what is added while a note is under way is sent next', async () => {
  const { server, api } = createServer();
  const outbox = await open(createDevice().storage, api);
  const note = newNote('down');
  outbox.keep(note);
  const more = later(note, { text: 'too much' });
  outbox.keep(more);
  expect(await outbox.flush()).toBe(true);
  expect([...server.notes.values()]).toEqual([more]);
});

test('a note that is taken back at once is in no account', async () => {
  const { server, api } = createServer();
  const outbox = await open(createDevice().storage, api);
  const note = newNote('angry');
  outbox.keep(note);
  outbox.remove(note.id);
  expect(await outbox.flush()).toBe(true);
  expect(server.notes.size).toBe(0);
  expect(outbox.getState().removed.has(note.id)).toBe(true);
});

test('a note deleted without a connection does not come back', async () => {
  const { server, api } = createServer();
  const { storage } = createDevice();
  const first = await open(storage, api);
  const note = newNote('calm');
  first.keep(note);
  await first.flush();
  server.failure = 'common.network';
  first.remove(note.id);
  await first.flush();
  server.failure = null;
  await open(storage, api);
  expect(server.notes.size).toBe(0);
});

test('a note that the account does not take holds up no other, and goes once it is put right', async () => {
  const { server, api } = createServer();
  const outbox = await open(createDevice().storage, api);
  const [bad, good] = [newNote('sad'), newNote('good')];
  server.refused = bad.id;
  outbox.keep(bad);
  outbox.keep(good);
  expect(await outbox.flush()).toBe(false);
  expect([...server.notes.keys()]).toEqual([good.id]);
  expect(outbox.getState().refused.get(bad.id)?.code).toBe('common.invalid_input');
  server.refused = '';
  outbox.keep(later(bad, { text: 'put right' }));
  expect(await outbox.flush()).toBe(true);
});

test('too many at once is told, and they are sent later', async () => {
  const { server, api } = createServer();
  const outbox = await open(createDevice().storage, api);
  server.failure = 'common.rate_limited';
  outbox.keep(newNote('calm'));
  await outbox.flush();
  expect(outbox.getState().error?.code).toBe('common.rate_limited');
  server.failure = null;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(outbox.getState()).toMatchObject({ unsent: [], error: null });
});

test("somebody else's notes are not sent, and leave the device", async () => {
  const { server, api } = createServer();
  const { device, storage } = createDevice();
  server.failure = 'common.network';
  const first = await open(storage, api, rui);
  first.keep(newNote('calm'));
  await first.flush();
  server.failure = null;
  expect((await open(storage, api, ana)).getState().unsent).toEqual([]);
  expect(device.changes).toEqual([]);
  expect(server.notes.size).toBe(0);
});

test('a deletion that is taken back deletes nothing, or brings the note back', async () => {
  const { server, api } = createServer();
  const outbox = await open(createDevice().storage, api);
  const [before, after] = [newNote('before it was told'), newNote('after it was told')];
  for (const note of [before, after]) outbox.keep(note);
  await outbox.flush();
  outbox.remove(after.id);
  await outbox.flush();
  expect(server.notes.has(after.id)).toBe(false);
  server.failure = 'common.network';
  outbox.remove(before.id);
  await outbox.flush();
  server.failure = null;
  for (const note of [before, after]) outbox.keep(note);
  expect(await outbox.flush()).toBe(true);
  expect([...server.notes.values()]).toEqual([before, after]);
  expect(outbox.getState().removed.size).toBe(0);
});

test('what another device deleted is no longer known as sent', async () => {
  const outbox = await open(createDevice().storage, createServer().api);
  const [note, other] = [newNote('calm'), newNote('tired')];
  outbox.keep(note);
  outbox.keep(other);
  await outbox.flush();
  outbox.release(note.id);
  expect(outbox.getState()).toMatchObject({ unsent: [], sent: [other], removed: new Set() });
});

test('several kinds wait in one order, and one that cannot be taken now holds up no other', async () => {
  const told: string[] = [];
  const apiOf = (kind: string): OutboxApi<Note> => ({
    async keep(note) {
      if (note.text === 'poison') throw new AppError('common.internal');
      told.push(`${kind} ${note.text}`);
      return note;
    },
    remove: async () => undefined,
  });
  const { storage } = createDevice();
  const offline: OutboxApi<Note> = {
    keep: () => Promise.reject(new AppError('common.network')),
    remove: async () => undefined,
  };
  const before = new Outbox({ owner: ana, storage, toAppError });
  const [moods, pages] = ['mood', 'page'].map((name) => before.of({ name, api: offline, parse }));
  moods?.keep(newNote('one'));
  pages?.keep(newNote('poison'));
  pages?.keep(newNote('two'));
  moods?.keep(newNote('three'));
  await before.flush();
  const after = new Outbox({ owner: ana, storage, toAppError });
  for (const name of ['page', 'mood']) after.of({ name, api: apiOf(name), parse });
  expect(await after.flush()).toBe(false);
  expect(told).toEqual(['mood one', 'page two', 'mood three']);
  expect([...after.waitingKinds]).toEqual(['page']);
});

test('what is discarded is in no account, and on no device', async () => {
  const { server, api } = createServer();
  const { device, storage } = createDevice();
  server.failure = 'common.network';
  const outbox = await open(storage, api);
  const [unwanted, wanted] = [newNote('sad'), newNote('calm')];
  for (const note of [unwanted, wanted]) outbox.keep(note);
  await outbox.flush();
  outbox.discard(unwanted.id);
  server.failure = null;
  expect(await outbox.flush()).toBe(true);
  expect([...server.notes.keys()]).toEqual([wanted.id]);
  expect(outbox.getState().removed.size).toBe(0);
  expect(device.changes).toEqual([]);
});

test.each([
  ['full', 'QuotaExceededError', 'common.device_full'],
  ['denied', 'InvalidStateError', 'common.device_denied'],
])(
  'a device that is %s says so, keeps what was written on the page, and sends it all the same',
  async (_why, name, code) => {
    const { server, api } = createServer();
    const { device, storage } = createDevice();
    device.refusal = new DOMException('no', name);
    server.failure = 'common.network';
    const outbox = await open(storage, api);
    outbox.keep(newNote('calm'));
    expect(await outbox.areStored()).toBe(false);
    await outbox.flush();
    expect(outbox.getState()).toMatchObject({ unsent: [{ text: 'calm' }], error: { code } });
    server.failure = null;
    expect(await outbox.flush()).toBe(true);
    expect(outbox.getState().error).toBeNull();
    expect(server.notes.size).toBe(1);
  },
);

test('two tabs show the same, and send each note once', async () => {
  const { server, api } = createServer();
  const { storage } = createDevice();
  const tabs: Outbox[] = [];
  let last: Promise<void> = Promise.resolve();
  // As the browser's own locks: one after the other.
  const lock = (work: () => Promise<void>): Promise<void> => (last = last.then(work, work));
  const announceFrom = (own: number) => (news: OutboxNews) => {
    tabs.forEach((tab, index) => index !== own && void tab.hear(news));
  };
  server.failure = 'common.network';
  const first = await visit(storage, api, { lock, announce: announceFrom(0) });
  tabs.push(first.outbox);
  const second = await visit(storage, api, { lock, announce: announceFrom(1) });
  tabs.push(second.outbox);
  const note = newNote('calm');
  first.notes.keep(note);
  await vi.waitFor(() => expect(second.notes.getState().unsent).toEqual([note]));
  server.failure = null;
  await Promise.all([first.outbox.flush(), second.outbox.flush()]);
  expect(server.told).toEqual([note.id]);
  await vi.waitFor(() => expect(second.notes.getState()).toMatchObject({ unsent: [], sent: [note] }));
  expect(first.notes.getState()).toMatchObject({ unsent: [], sent: [note] });
});

test('whether anything waits is told once it is known, and not before', async () => {
  const { server, api } = createServer();
  const { storage } = createDevice();
  server.failure = 'common.network';
  (await open(storage, api)).keep(newNote('calm'));
  const heard: boolean[] = [];
  const { outbox } = await visit(storage, api, { onWaiting: (isWaiting) => heard.push(isWaiting) });
  expect(new Set(heard)).toEqual(new Set([true]));
  server.failure = null;
  await outbox.flush();
  expect(heard.at(-1)).toBe(false);
});
