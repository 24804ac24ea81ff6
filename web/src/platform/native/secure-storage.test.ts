import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSecureStorage, openSecureStorage } from './secure-storage.ts';

// The border to the device: no browser has a keychain.
vi.mock('@aparajita/capacitor-secure-storage', () => {
  const kept = new Map<string, string>();
  return {
    KeychainAccess: { afterFirstUnlockThisDeviceOnly: 3 },
    SecureStorage: {
      setSynchronize: vi.fn<() => Promise<void>>(() => Promise.resolve()),
      setDefaultKeychainAccess: vi.fn<() => Promise<void>>(() => Promise.resolve()),
      getItem: (key: string) => Promise.resolve(kept.get(key) ?? null),
      setItem: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
      removeItem: (key: string) => Promise.resolve(void kept.delete(key)),
      clear: () => Promise.resolve(kept.clear()),
    },
  };
});

const page = new Map<string, string>();
beforeEach(async () => {
  page.clear();
  await SecureStorage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page.get(key) ?? null,
    setItem: (key: string, value: string) => page.set(key, value),
  });
});

test('a session is kept on this device alone, by no backup and no cloud', async () => {
  const storage = await openSecureStorage();
  expect(SecureStorage.setSynchronize).toHaveBeenLastCalledWith(false);
  expect(SecureStorage.setDefaultKeychainAccess).toHaveBeenLastCalledWith(
    KeychainAccess.afterFirstUnlockThisDeviceOnly,
  );
  await storage.setItem('sb-x-auth-token', 'token');
  expect(await storage.getItem('sb-x-auth-token')).toBe('token');
  expect([...page.values()]).not.toContain('token');
  await storage.removeItem('sb-x-auth-token');
  expect(await storage.getItem('sb-x-auth-token')).toBeNull();
});

test('an app that is installed again does not find whose it was before', async () => {
  await SecureStorage.setItem('sb-x-auth-token', 'of somebody before');
  const storage = await openSecureStorage();
  expect(await storage.getItem('sb-x-auth-token')).toBeNull();
});

test('an app that is only opened again finds its session', async () => {
  const first = await openSecureStorage();
  await first.setItem('sb-x-auth-token', 'token');
  const second = await openSecureStorage();
  expect(await second.getItem('sb-x-auth-token')).toBe('token');
  await clearSecureStorage();
  expect(await second.getItem('sb-x-auth-token')).toBeNull();
});
