import { AppError, type ErrorCode } from '@alento/domain/app-error.ts';
import { emptyPlan, type PlanEntry, type SafetyPlan, type StoredPlan } from '@alento/safety/support-plan/schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toAppError } from '#lib/errors.ts';
import type { DeviceCopy, PlanStorage } from './local-plan.ts';
import { PlanStore, type PlanApi, type PlanStoreOptions } from './plan-store.ts';

const ana = crypto.randomUUID();
const rui = crypto.randomUUID();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that keeps one plan, and can be out of reach or lose its answers. */
function createServer() {
  const server = {
    stored: { revision: null, plan: emptyPlan } as StoredPlan,
    saves: 0,
    failure: null as ErrorCode | null,
    losesAnswers: false,
  };
  const reach = (): void => {
    if (server.failure) throw new AppError(server.failure);
  };
  const api: PlanApi = {
    async read() {
      reach();
      return server.stored;
    },
    async save({ revision, replaces, plan }) {
      reach();
      if (replaces !== server.stored.revision) throw new AppError('safety.plan_changed');
      server.saves += 1;
      server.stored = { revision, plan };
      if (server.losesAnswers) throw new AppError('common.network');
    },
    async remove() {
      reach();
      server.stored = { revision: null, plan: emptyPlan };
    },
  };
  return { server, api };
}

/** A device that keeps one plan, unless its browser keeps nothing. */
function createShelf(keeps = true) {
  const shelf = { copy: null as DeviceCopy | null, listener: (): void => undefined };
  const device: PlanStorage = {
    read: async () => shelf.copy,
    async write(copy) {
      if (keeps) shelf.copy = copy;
      return keeps;
    },
    forget: () => (shelf.copy = null),
    subscribe(listener) {
      shelf.listener = listener;
      return () => undefined;
    },
  };
  return { shelf, device };
}

async function open(
  device: PlanStorage,
  api: PlanApi | null,
  { owner }: Pick<PlanStoreOptions, 'owner'> = { owner: ana },
) {
  const store = new PlanStore({ owner, shelf: device, api, toAppError });
  await store.open();
  await store.synchronise();
  return store;
}

const entry = (text: string): PlanEntry => ({ id: crypto.randomUUID(), text, phone: '' });
const textsOf = ({ alone }: SafetyPlan): string[] => alone.map(({ text }) => text);
const write = (store: PlanStore, ...entries: PlanEntry[]): void => store.changeStep('alone', entries);

test('what is typed is on the device at once, and in the account after a pause', async () => {
  const { server, api } = createServer();
  const { shelf, device } = createShelf();
  const store = await open(device, api);
  write(store, entry('a walk'));
  expect(store.getState().safety).toBe('saving');
  await vi.advanceTimersByTimeAsync(0);
  expect(textsOf(shelf.copy?.plan ?? emptyPlan)).toEqual(['a walk']);
  expect(server.saves).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(textsOf(server.stored.plan)).toEqual(['a walk']);
  expect(store.getState()).toMatchObject({ safety: 'saved', error: null });
});

test('an entry without a word is not saved', async () => {
  const { server, api } = createServer();
  const store = await open(createShelf().device, api);
  write(store, entry(' '));
  expect(await store.flush()).toBe(true);
  expect(server.saves).toBe(0);
});

test('without a connection it waits on the device, and is sent when the page is opened again', async () => {
  const { server, api } = createServer();
  const { device } = createShelf();
  server.failure = 'common.network';
  const store = await open(device, api);
  write(store, entry('a walk'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState()).toMatchObject({ safety: 'waiting', error: null });
  expect(textsOf(store.getState().plan)).toEqual(['a walk']);
  server.failure = null;
  const later = await open(device, api);
  expect(later.getState().safety).toBe('saved');
  expect(textsOf(server.stored.plan)).toEqual(['a walk']);
});

test('a failure that passes is tried again by itself', async () => {
  const { server, api } = createServer();
  server.failure = 'common.unavailable';
  const store = await open(createShelf().device, api);
  write(store, entry('a walk'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().error?.code).toBe('common.unavailable');
  server.failure = null;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.getState()).toMatchObject({ safety: 'saved', error: null });
});

test('a refusal says why, and loses nothing', async () => {
  const { server, api } = createServer();
  const { shelf, device } = createShelf();
  const store = await open(device, api);
  server.failure = 'common.invalid_input';
  write(store, entry('a walk'));
  expect(await store.flush()).toBe(false);
  expect(store.getState()).toMatchObject({ safety: 'waiting', error: { code: 'common.invalid_input' } });
  expect(textsOf(shelf.copy?.plan ?? emptyPlan)).toEqual(['a walk']);
});

test('an answer that was lost makes nothing double', async () => {
  const { server, api } = createServer();
  const store = await open(createShelf().device, api);
  const first = entry('a walk');
  server.losesAnswers = true;
  write(store, first);
  expect(await store.flush()).toBe(false);
  server.losesAnswers = false;
  write(store, { ...first, text: 'a walk by the sea' });
  expect(await store.flush()).toBe(true);
  expect(textsOf(server.stored.plan)).toEqual(['a walk by the sea']);
});

test('two devices that write without hearing of each other keep the words of both', async () => {
  const { server, api } = createServer();
  const phone = await open(createShelf().device, api);
  const laptop = await open(createShelf().device, api);
  write(phone, entry('music'));
  write(laptop, entry('tea'));
  await phone.flush();
  await laptop.flush();
  expect(textsOf(server.stored.plan)).toEqual(['music', 'tea']);
  await phone.synchronise({ hears: true });
  expect(textsOf(phone.getState().plan)).toEqual(['music', 'tea']);
});

test('a plan that is deleted is gone from the account and from the device', async () => {
  const { server, api } = createServer();
  const { shelf, device } = createShelf();
  const store = await open(device, api);
  write(store, entry('music'));
  await store.flush();
  await store.remove();
  expect(store.getState().plan).toEqual(emptyPlan);
  expect([server.stored.revision, shelf.copy]).toEqual([null, null]);
});

test('a plan that could not be deleted stays as it is', async () => {
  const { server, api } = createServer();
  const store = await open(createShelf().device, api);
  write(store, entry('music'));
  await store.flush();
  server.failure = 'common.network';
  await expect(store.remove()).rejects.toThrow('common.network');
  expect(textsOf(store.getState().plan)).toEqual(['music']);
});

test('whoever has no plan leaves no trace of one on the device', async () => {
  const { shelf, device } = createShelf();
  await open(device, createServer().api);
  expect(shelf.copy).toBeNull();
});

test('a plan that somebody else left on the device is not shown, but taken away', async () => {
  const { api } = createServer();
  const { shelf, device } = createShelf();
  const before = await open(device, createServer().api, { owner: rui });
  write(before, entry('Rui’s words'));
  await before.flush();
  const store = await open(device, api);
  expect(store.getState().plan).toEqual(emptyPlan);
  expect(shelf.copy).toBeNull();
});

test('while nobody knows who is there the plan can be read and written, and is sent once it is known', async () => {
  const { server, api } = createServer();
  const { device } = createShelf();
  const known = await open(device, api);
  write(known, entry('music'));
  await known.flush();
  const unknown = await open(device, null, { owner: undefined });
  expect(textsOf(unknown.getState().plan)).toEqual(['music']);
  write(unknown, ...unknown.getState().plan.alone, entry('tea'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(unknown.getState().safety).toBe('waiting');
  await open(device, api);
  expect(textsOf(server.stored.plan)).toEqual(['music', 'tea']);
});

test('without an account it is on the device, or says that not even that', async () => {
  const store = await open(createShelf().device, null, { owner: null });
  write(store, entry('music'));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().safety).toBe('device');
  const denied = await open(createShelf(false).device, null, { owner: null });
  write(denied, entry('music'));
  await vi.advanceTimersByTimeAsync(0);
  expect(denied.getState().safety).toBe('page');
});

test('another tab of the device is heard', async () => {
  const { shelf, device } = createShelf();
  const store = await open(device, null, { owner: null });
  shelf.copy = { owner: null, plan: { ...emptyPlan, alone: [entry('tea')] }, agreed: null, sent: null };
  shelf.listener();
  await vi.advanceTimersByTimeAsync(0);
  expect(textsOf(store.getState().plan)).toEqual(['tea']);
});

test('a plan from before the sign-in is added to that of the account', async () => {
  const { server, api } = createServer();
  const store = await open(createShelf().device, api);
  write(store, entry('music'));
  await store.takeIn({ ...emptyPlan, alone: [entry('music'), entry('tea'), entry('')] });
  await store.flush();
  expect(textsOf(server.stored.plan)).toEqual(['music', 'tea']);
});
