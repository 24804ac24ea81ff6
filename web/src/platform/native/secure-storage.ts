import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';

/** Marks an installation; it goes with the app, which the keychain of iOS does not. */
const installedKey = 'app-installed';

interface TextStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/**
 * The Keychain of iOS, or values under a key of Android's Keystore: never in a backup, never on another device, and
 * never those of an installation before this one.
 */
export async function openSecureStorage(): Promise<TextStorage> {
  await SecureStorage.setSynchronize(false);
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.afterFirstUnlockThisDeviceOnly);
  if (localStorage.getItem(installedKey) === null) {
    await SecureStorage.clear();
    localStorage.setItem(installedKey, 'true');
  }
  return {
    getItem: async (key) => SecureStorage.getItem(key),
    setItem: (key, value) => SecureStorage.setItem(key, value),
    removeItem: (key) => SecureStorage.removeItem(key),
  };
}

/** Takes every token off this device. */
export async function clearSecureStorage(): Promise<void> {
  await SecureStorage.clear();
}
