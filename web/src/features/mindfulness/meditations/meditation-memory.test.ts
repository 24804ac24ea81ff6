import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const open = () => import('./meditation-memory.ts');

test('what was chosen and where it was left is there on the next visit', async () => {
  const { changeMeditation, readMeditation } = await open();
  expect(readMeditation()).toMatchObject({ minutes: 5, hasVoice: true, sound: null, left: null });
  const left = { id: 'bodyScan', minutes: 10, line: 12 } as const;
  changeMeditation({ minutes: 10, sound: 'stream', left });
  vi.resetModules();
  expect((await open()).readMeditation()).toMatchObject({ minutes: 10, sound: 'stream', volume: 40, left });
});

test.each(['{', '{"minutes":7}', '"hello"'])('%s is forgotten', async (text) => {
  stored.set('meditations', text);
  expect((await open()).readMeditation().minutes).toBe(5);
});
