import type { Config } from '@alento/domain/hosting/config-schema.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { orKept } from './device-config.ts';

afterEach(() => vi.unstubAllGlobals());

test('an app starts without a connection as its server was last', async () => {
  const page = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page.get(key) ?? null,
    setItem: (key: string, value: string) => page.set(key, value),
  });
  const config = { version: '1' } as Config;
  await expect(orKept(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(await orKept(Promise.resolve(config))).toEqual(config);
  expect(await orKept(Promise.reject(new Error('offline')))).toEqual(config);
});
