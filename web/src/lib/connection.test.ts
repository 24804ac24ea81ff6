import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Connection from './connection.ts';

/** What the probe meets. */
let isServerReached: boolean;
let probes: number;
let page: EventTarget;
let connection: typeof Connection;

beforeEach(async () => {
  vi.useFakeTimers();
  isServerReached = true;
  probes = 0;
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => {
    probes += 1;
    if (!isServerReached) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 503 });
  });
  vi.resetModules();
  connection = await import('./connection.ts');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a network that leads to no server is no connection, until one answers', async () => {
  const heard = vi.fn<() => void>();
  const back = vi.fn<() => void>();
  connection.subscribeToConnection(heard);
  connection.whenConnected(back);
  isServerReached = false;
  expect(await connection.checkConnection()).toBe(false);
  expect(connection.isConnected()).toBe(false);
  expect([heard.mock.calls.length, back.mock.calls.length]).toEqual([1, 0]);

  // It is asked for again by itself, and a refusal is an answer.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.isConnected()).toBe(false);
  isServerReached = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.isConnected()).toBe(true);
  expect([heard.mock.calls.length, back.mock.calls.length]).toEqual([2, 1]);
  const asked = probes;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toBe(asked);
});

test('any answer shows that the server is reached again', async () => {
  isServerReached = false;
  await connection.checkConnection();
  connection.noteAnswer();
  expect(connection.isConnected()).toBe(true);
});

test('a device that knows it has no network asks nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await connection.checkConnection()).toBe(false);
  expect(probes).toBe(0);
  const back = vi.fn<() => void>();
  connection.whenConnected(back);
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('online'));
  expect(back).toHaveBeenCalledOnce();
});

test('of requests that fail at once only one asks, and who has stopped listening hears nothing', async () => {
  const heard = vi.fn<() => void>();
  connection.subscribeToConnection(heard)();
  isServerReached = false;
  await Promise.all([connection.checkConnection(), connection.checkConnection(), connection.checkConnection()]);
  expect([probes, heard.mock.calls.length]).toEqual([1, 0]);
});
