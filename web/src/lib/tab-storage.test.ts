import { afterEach, expect, test, vi } from 'vitest';
import { inTabStorage } from '#lib/tab-storage.ts';

afterEach(() => void vi.unstubAllGlobals());

test('what the tab keeps is answered', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'kept' });
  expect(inTabStorage((storage) => storage.getItem('key'))).toBe('kept');
});

test('where there is no storage, or nonsense in it, there is no answer', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(inTabStorage((storage) => storage.getItem('key'))).toBeUndefined();
  vi.stubGlobal('sessionStorage', { getItem: () => 'no JSON' });
  expect(inTabStorage((storage) => JSON.parse(storage.getItem('key') ?? '') as unknown)).toBeUndefined();
});
