import { endPush } from '#platform/push/push-subscription.ts';
import { isNativeApp } from '#lib/is-native-app.ts';
import { deleteDeviceKey } from '#lib/device-vault.ts';

/** Belongs to the device, not to a user: it stays after signing out. */
const deviceKeys = new Set([
  'i18nextLng',
  'user-language-chosen',
  'auto-language-detected',
  'detected-country',
  'detected-language',
  'help-country',
  'theme',
  'animations',
  'plan-guest',
  'exercises-guest',
  'sound-presets-guest',
  'support-guest',
  'app-installed',
  'app-config',
]);

/** Takes every stored draft and trace of a person off this device; another tab's new session is left alone. */
export function clearDevice({ keepsTokens = true } = {}): void {
  void deleteDeviceKey('account');
  void deleteDeviceKey('account-exercises');
  void deleteDeviceKey('account-sounds');
  void deleteDeviceKey('account-outbox');
  void deleteDeviceKey('account-conversations');
  void deleteDeviceKey('account-profile');
  void deleteDeviceKey('account-moods');
  void deleteDeviceKey('account-practices');
  void deleteDeviceKey('account-journal');
  void deleteDeviceKey('account-journal-drafts');
  void deleteDeviceKey('account-support');
  void deleteDeviceKey('shared-words');
  void endPush();
  if (isNativeApp()) void import('./clear-native-device.ts').then((clear) => clear.clearNativeDevice({ keepsTokens }));
  try {
    for (const name of ['alento-outbox', 'alento-conversations']) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that denies its database has stored nothing there.
  }
  try {
    for (const key of Object.keys(localStorage)) {
      if (deviceKeys.has(key) || (keepsTokens && key.startsWith('sb-'))) continue;
      localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // A browser that denies storage has stored nothing.
  }
}
