import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const load = () => import('./breathing-memory.ts');

test('what was chosen is there after the page was closed', async () => {
  (await load()).changeBreathing({ hasSound: false, pace: 0.5 });
  vi.resetModules();
  expect((await load()).readBreathing()).toMatchObject({ hasSound: false, pace: 0.5, hasHaptics: true });
});

test('what somebody else signs out of is forgotten at once', async () => {
  const { changeBreathing, readBreathing } = await load();
  changeBreathing({ readSafety: 'a version' });
  stored.clear();
  expect(readBreathing().readSafety).toBeNull();
});

test.each(['{', '{}', '"x"', '{"pace":9}'])('%s in the storage is as if nothing was there', async (text) => {
  stored.set('breathing', text);
  expect((await load()).readBreathing()).toMatchObject({ pace: 1, finished: [] });
});

test('where storage is denied, a choice lasts as long as the page', async () => {
  const deny = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny });
  const { changeBreathing, readBreathing } = await load();
  changeBreathing({ showsCount: false });
  expect(readBreathing().showsCount).toBe(false);
});

test('of what was finished, seven days are counted, and a day runs to four in the morning', async () => {
  const { noteFinished, readBreathing, recentlyFinished } = await load();
  noteFinished(new Date(2026, 10, 1, 12));
  noteFinished(new Date(2026, 10, 8, 3, 59));
  expect(readBreathing().finished).toEqual(['2026-11-01', '2026-11-07']);
  noteFinished(new Date(2026, 10, 8, 4));
  expect(readBreathing().finished).toEqual(['2026-11-07', '2026-11-08']);
  expect(recentlyFinished(readBreathing(), new Date(2026, 10, 20))).toEqual([]);
});
