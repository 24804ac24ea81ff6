import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { Run } from '@alento/domain/exercises/schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceStorage } from '#lib/device-storage.ts';
import { toAppError } from '#lib/errors.ts';
import type { DeviceRuns } from './device-runs.ts';
import { RunStore, type RunsApi } from './run-store.ts';

const ana = crypto.randomUUID();
const rui = crypto.randomUUID();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function newRun(change: Partial<Run> = {}): Run {
  const now = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    dialogue: 'stop',
    language: 'en',
    sessionId: null,
    answers: [],
    note: null,
    startedAt: now,
    changedAt: now,
    finishedAt: null,
    ...change,
  };
}

/** A server that keeps runs, and can be out of reach. */
function createServer() {
  const server = { runs: new Map<string, Run>(), favourites: [] as DialogueId[], failure: null as ErrorCode | null };
  const reach = (): void => {
    if (server.failure) throw new AppError(server.failure);
  };
  const api: RunsApi = {
    async list() {
      reach();
      return [...server.runs.values()].toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
    },
    async keep(run) {
      reach();
      const stored = server.runs.get(run.id);
      if (!stored || stored.changedAt <= run.changedAt) server.runs.set(run.id, run);
      return server.runs.get(run.id) ?? run;
    },
    async remove(id) {
      reach();
      server.runs.delete(id);
    },
    async readFavourites() {
      reach();
      return server.favourites;
    },
    async keepFavourites(dialogues) {
      reach();
      server.favourites = dialogues;
    },
  };
  return { server, api };
}

function createShelf() {
  const shelf = { copy: null as DeviceRuns | null };
  const device: DeviceStorage<DeviceRuns> = {
    read: async () => shelf.copy,
    async write(copy) {
      shelf.copy = structuredClone(copy);
      return true;
    },
    forget: () => (shelf.copy = null),
    subscribe: () => () => undefined,
  };
  return { shelf, device };
}

async function open(shelf: DeviceStorage<DeviceRuns>, api: RunsApi | null, owner: string | null | undefined = ana) {
  const store = new RunStore({ owner, shelf, api, toAppError });
  await store.open();
  await store.synchronise();
  return store;
}

const idsOf = (store: RunStore): string[] => store.getState().runs.map(({ id }) => id);

test('an answer is on the device at once, and in the account after a pause', async () => {
  const { server, api } = createServer();
  const { shelf, device } = createShelf();
  const store = await open(device, api);
  const run = newRun();
  store.keep(run);
  await vi.advanceTimersByTimeAsync(0);
  expect(shelf.copy?.runs).toEqual([run]);
  expect(server.runs.size).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect([...server.runs.values()]).toEqual([run]);
  expect(shelf.copy?.unsent).toEqual([]);
});

test('what was done without a connection is sent once there is one, by a later visit too', async () => {
  const { server, api } = createServer();
  const { device } = createShelf();
  server.failure = 'common.network';
  const first = await open(device, api);
  const run = newRun();
  first.keep(run);
  await vi.advanceTimersByTimeAsync(1000);
  expect(first.getState().error).toBeNull();
  server.failure = null;
  const later = await open(device, api);
  expect(await later.flush()).toBe(true);
  expect([...server.runs.keys()]).toEqual([run.id]);
});

test('a refusal is told, and the answer stays', async () => {
  const { server, api } = createServer();
  const store = await open(createShelf().device, api);
  server.failure = 'common.rate_limited';
  const run = newRun();
  store.keep(run);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().error?.code).toBe('common.rate_limited');
  expect(idsOf(store)).toEqual([run.id]);
});

test('another device goes on where this one stopped, and the later state wins', async () => {
  const { api } = createServer();
  const phone = await open(createShelf().device, api);
  const run = newRun();
  phone.keep(run);
  await phone.flush();
  const laptop = await open(createShelf().device, api);
  expect(laptop.getState().runs).toEqual([run]);
  vi.advanceTimersByTime(5000);
  const further = newRun({
    ...run,
    answers: [{ kind: 'rating', step: 'before', rating: 4 }],
    changedAt: new Date().toISOString(),
  });
  laptop.keep(further);
  await laptop.flush();
  await phone.synchronise();
  expect(phone.getState().runs).toEqual([further]);
});

test('what is deleted here is deleted there, and does not come back', async () => {
  const { server, api } = createServer();
  const { device } = createShelf();
  const store = await open(device, api);
  const run = newRun();
  store.keep(run);
  await store.flush();
  server.failure = 'common.network';
  store.remove(run.id);
  await vi.advanceTimersByTimeAsync(1000);
  server.failure = null;
  const later = await open(device, api);
  expect(idsOf(later)).toEqual([]);
  expect(server.runs.size).toBe(0);
});

test('what another device deleted is gone here, too', async () => {
  const { server, api } = createServer();
  const store = await open(createShelf().device, api);
  const run = newRun();
  store.keep(run);
  await store.flush();
  server.runs.clear();
  await store.synchronise();
  expect(idsOf(store)).toEqual([]);
});

test("somebody else's exercises are not shown, and leave the device", async () => {
  const { shelf, device } = createShelf();
  const first = await open(device, null, rui);
  first.keep(newRun());
  await vi.advanceTimersByTimeAsync(0);
  const store = await open(device, createServer().api);
  expect(idsOf(store)).toEqual([]);
  expect(shelf.copy).toBeNull();
});

test('without an account everything stays on the device, and can be taken along later', async () => {
  const { device } = createShelf();
  const guest = await open(device, null, null);
  const run = newRun({ sessionId: crypto.randomUUID() });
  guest.keep(run);
  guest.setFavourite('tipp', true);
  await vi.advanceTimersByTimeAsync(1000);
  const { server, api } = createServer();
  const own = await open(createShelf().device, api);
  await own.takeIn(guest.getState());
  guest.forget();
  await own.flush();
  expect([...server.runs.values()]).toEqual([{ ...run, sessionId: null }]);
  expect(server.favourites).toEqual(['tipp']);
  expect(guest.getState().runs).toEqual([]);
});

test('an answer that is given while the last one is under way is sent, too', async () => {
  const { server, api } = createServer();
  const store = await open(createShelf().device, api);
  const run = newRun();
  store.keep(run);
  const syncing = store.synchronise();
  const further = newRun({ ...run, note: 'more' });
  store.keep(further);
  await syncing;
  await store.flush();
  expect(server.runs.get(run.id)).toEqual(further);
});
