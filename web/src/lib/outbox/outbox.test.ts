import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceStorage } from '#lib/device-storage.ts';
import { toAppError } from '#lib/errors.ts';
import { Outbox, type OutboxApi, type OutboxCopy } from './outbox.ts';

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

function createShelf() {
  const shelf = { copy: null as OutboxCopy<Note> | null };
  const device: DeviceStorage<OutboxCopy<Note>> = {
    read: async () => structuredClone(shelf.copy),
    async write(copy) {
      shelf.copy = structuredClone(copy);
      return true;
    },
    forget: () => (shelf.copy = null),
    subscribe: () => () => undefined,
  };
  return { shelf, device };
}

async function open(shelf: DeviceStorage<OutboxCopy<Note>>, api: OutboxApi<Note>, owner = ana): Promise<Outbox<Note>> {
  const outbox = new Outbox({ owner, shelf, api, toAppError });
  await outbox.flush();
  return outbox;
}

const later = (note: Note, change: Partial<Note>): Note => {
  vi.advanceTimersByTime(1000);
  return { ...note, ...change, changedAt: new Date().toISOString() };
};

test('a note is on the device and in the account, and then waits no more', async () => {
  const { server, api } = createServer();
  const { shelf, device } = createShelf();
  const outbox = await open(device, api);
  const note = newNote('calm');
  outbox.keep(note);
  expect(outbox.getState().unsent).toEqual([note]);
  expect(await outbox.flush()).toBe(true);
  expect([...server.notes.values()]).toEqual([note]);
  expect(outbox.getState()).toMatchObject({ unsent: [], sent: [note], error: null });
  expect(shelf.copy).toEqual({ owner: ana, unsent: [], removed: [] });
});

test('what was noted without a connection is sent by a later visit, each note once', async () => {
  const { server, api } = createServer();
  const { device } = createShelf();
  server.failure = 'common.network';
  const first = await open(device, api);
  const notes = [newNote('sad'), newNote('tired'), newNote('good')];
  for (const note of notes) first.keep(note);
  expect(await first.flush()).toBe(false);
  expect(first.getState().error).toBeNull();
  server.failure = null;
  expect((await open(device, api)).getState().unsent).toEqual([]);
  expect(server.told).toEqual(notes.map(({ id }) => id));
});

test('a note whose answer was lost is sent again and is one', async () => {
  const { server, api } = createServer();
  const outbox = await open(createShelf().device, api);
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
  const outbox = await open(createShelf().device, api);
  const note = newNote('down');
  outbox.keep(note);
  const more = later(note, { text: 'too much' });
  outbox.keep(more);
  expect(await outbox.flush()).toBe(true);
  expect([...server.notes.values()]).toEqual([more]);
});

test('a note that is taken back at once is in no account', async () => {
  const { server, api } = createServer();
  const outbox = await open(createShelf().device, api);
  const note = newNote('angry');
  outbox.keep(note);
  outbox.remove(note.id);
  expect(await outbox.flush()).toBe(true);
  expect(server.notes.size).toBe(0);
  expect(outbox.getState().removed.has(note.id)).toBe(true);
});

test('a note deleted without a connection does not come back', async () => {
  const { server, api } = createServer();
  const { device } = createShelf();
  const first = await open(device, api);
  const note = newNote('calm');
  first.keep(note);
  await first.flush();
  server.failure = 'common.network';
  first.remove(note.id);
  await first.flush();
  server.failure = null;
  await open(device, api);
  expect(server.notes.size).toBe(0);
});

test('a note that the account does not take holds up no other, and goes once it is put right', async () => {
  const { server, api } = createServer();
  const outbox = await open(createShelf().device, api);
  const [bad, good] = [newNote('sad'), newNote('good')];
  server.refused = bad.id;
  outbox.keep(bad);
  outbox.keep(good);
  expect(await outbox.flush()).toBe(false);
  expect([...server.notes.keys()]).toEqual([good.id]);
  server.refused = '';
  outbox.keep(later(bad, { text: 'put right' }));
  expect(await outbox.flush()).toBe(true);
});

test('too many at once is told, and they are sent later', async () => {
  const { server, api } = createServer();
  const outbox = await open(createShelf().device, api);
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
  const { shelf, device } = createShelf();
  server.failure = 'common.network';
  const first = await open(device, api, rui);
  first.keep(newNote('calm'));
  await first.flush();
  server.failure = null;
  expect((await open(device, api, ana)).getState().unsent).toEqual([]);
  expect(shelf.copy).toBeNull();
  expect(server.notes.size).toBe(0);
});

test('a deletion that is taken back deletes nothing, or brings the note back', async () => {
  const { server, api } = createServer();
  const outbox = await open(createShelf().device, api);
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
  const outbox = await open(createShelf().device, createServer().api);
  const [note, other] = [newNote('calm'), newNote('tired')];
  outbox.keep(note);
  outbox.keep(other);
  await outbox.flush();
  outbox.release(note.id);
  expect(outbox.getState()).toMatchObject({ unsent: [], sent: [other], removed: new Set() });
});
