import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceStorage } from '#lib/device-storage.ts';
import { toAppError } from '#lib/errors.ts';
import { changeMood } from '../date-mood.ts';
import { newMood } from '../state.ts';
import type { DeviceMoods } from './device-moods.ts';
import { MoodOutbox, type MoodsApi } from './mood-outbox.ts';

const ana = crypto.randomUUID();
const rui = crypto.randomUUID();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that keeps moods, and can be out of reach or refuse one. */
function createServer() {
  const server = {
    moods: new Map<string, MoodEntry>(),
    failure: null as ErrorCode | null,
    refused: '',
    told: [] as string[],
    /** The answer is lost on the way, the mood is not. */
    losesAnswers: false,
  };
  const reach = (): void => {
    if (server.failure) throw new AppError(server.failure);
  };
  const api: MoodsApi = {
    async keep(mood) {
      reach();
      if (mood.id === server.refused) throw new AppError('common.invalid_input');
      server.told.push(mood.id);
      const stored = server.moods.get(mood.id);
      if (!stored || stored.changedAt < mood.changedAt) server.moods.set(mood.id, mood);
      if (server.losesAnswers) throw new AppError('common.network');
      return server.moods.get(mood.id) ?? mood;
    },
    async remove(id) {
      reach();
      server.moods.delete(id);
    },
  };
  return { server, api };
}

function createShelf() {
  const shelf = { copy: null as DeviceMoods | null };
  const device: DeviceStorage<DeviceMoods> = {
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

async function open(shelf: DeviceStorage<DeviceMoods>, api: MoodsApi, owner = ana): Promise<MoodOutbox> {
  const outbox = new MoodOutbox({ owner, shelf, api, toAppError });
  await outbox.flush();
  return outbox;
}

const later = (mood: MoodEntry, change: Partial<MoodEntry>): MoodEntry => {
  vi.advanceTimersByTime(1000);
  return changeMood(mood, change);
};

test('a mood is on the device and in the account, and then waits no more', async () => {
  const { server, api } = createServer();
  const { shelf, device } = createShelf();
  const outbox = await open(device, api);
  const mood = newMood('calm');
  outbox.keep(mood);
  expect(outbox.getState().unsent).toEqual([mood]);
  expect(await outbox.flush()).toBe(true);
  expect([...server.moods.values()]).toEqual([mood]);
  expect(outbox.getState()).toMatchObject({ unsent: [], sent: [mood], error: null });
  expect(shelf.copy).toEqual({ owner: ana, unsent: [], removed: [] });
});

test('what was noted without a connection is sent by a later visit, each mood once', async () => {
  const { server, api } = createServer();
  const { device } = createShelf();
  server.failure = 'common.network';
  const first = await open(device, api);
  const moods = [newMood('sad'), newMood('tired'), newMood('good')];
  for (const mood of moods) first.keep(mood);
  expect(await first.flush()).toBe(false);
  expect(first.getState().error).toBeNull();
  server.failure = null;
  expect((await open(device, api)).getState().unsent).toEqual([]);
  expect(server.told).toEqual(moods.map(({ id }) => id));
});

test('a mood whose answer was lost is sent again and is one', async () => {
  const { server, api } = createServer();
  const outbox = await open(createShelf().device, api);
  server.losesAnswers = true;
  outbox.keep(newMood('calm'));
  expect(await outbox.flush()).toBe(false);
  server.losesAnswers = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outbox.flush()).toBe(true);
  expect(server.told).toHaveLength(2);
  expect(server.moods.size).toBe(1);
});

test('what is added while a mood is under way is sent next', async () => {
  const { server, api } = createServer();
  const outbox = await open(createShelf().device, api);
  const mood = newMood('down');
  outbox.keep(mood);
  const more = later(mood, { tags: ['work'], note: 'too much' });
  outbox.keep(more);
  expect(await outbox.flush()).toBe(true);
  expect([...server.moods.values()]).toEqual([more]);
});

test('a mood that is taken back at once is in no account', async () => {
  const { server, api } = createServer();
  const outbox = await open(createShelf().device, api);
  const mood = newMood('angry');
  outbox.keep(mood);
  outbox.remove(mood.id);
  expect(await outbox.flush()).toBe(true);
  expect(server.moods.size).toBe(0);
  expect(outbox.getState().removed.has(mood.id)).toBe(true);
});

test('a mood deleted without a connection does not come back', async () => {
  const { server, api } = createServer();
  const { device } = createShelf();
  const first = await open(device, api);
  const mood = newMood('calm');
  first.keep(mood);
  await first.flush();
  server.failure = 'common.network';
  first.remove(mood.id);
  await first.flush();
  server.failure = null;
  await open(device, api);
  expect(server.moods.size).toBe(0);
});

test('a mood that the account does not take holds up no other, and goes once it is put right', async () => {
  const { server, api } = createServer();
  const outbox = await open(createShelf().device, api);
  const [bad, good] = [newMood('sad'), newMood('good')];
  server.refused = bad.id;
  outbox.keep(bad);
  outbox.keep(good);
  expect(await outbox.flush()).toBe(false);
  expect([...server.moods.keys()]).toEqual([good.id]);
  server.refused = '';
  outbox.keep(later(bad, { note: 'put right' }));
  expect(await outbox.flush()).toBe(true);
});

test('too many at once is told, and they are sent later', async () => {
  const { server, api } = createServer();
  const outbox = await open(createShelf().device, api);
  server.failure = 'common.rate_limited';
  outbox.keep(newMood('calm'));
  await outbox.flush();
  expect(outbox.getState().error?.code).toBe('common.rate_limited');
  server.failure = null;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(outbox.getState()).toMatchObject({ unsent: [], error: null });
});

test("somebody else's moods are not sent, and leave the device", async () => {
  const { server, api } = createServer();
  const { shelf, device } = createShelf();
  server.failure = 'common.network';
  const first = await open(device, api, rui);
  first.keep(newMood('calm'));
  await first.flush();
  server.failure = null;
  expect((await open(device, api, ana)).getState().unsent).toEqual([]);
  expect(shelf.copy).toBeNull();
  expect(server.moods.size).toBe(0);
});
