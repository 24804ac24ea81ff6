import { cancelNotifications } from '#platform/native/local-notifications.ts';
import { clearSecureStorage } from '#platform/native/secure-storage.ts';

/** What the app for phones keeps outside of its page. */
export async function clearNativeDevice({ keepsTokens }: { keepsTokens: boolean }): Promise<void> {
  await Promise.allSettled([cancelNotifications(), keepsTokens ? undefined : clearSecureStorage()]);
}
