import { isNativeApp } from '#lib/is-native-app.ts';

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Whether this device has something that takes what is shared. */
export const canShare = (): boolean => isNativeApp() || typeof navigator.share === 'function';

/** Hands a link to what the device shares with; where there is nothing, it is copied. */
export function shareLink(url: string, title: string): Promise<ShareOutcome> {
  return share({ url, title }, url);
}

/** The same for a text. */
export function shareText(text: string): Promise<ShareOutcome> {
  return share({ text }, text);
}

export function copyText(text: string): Promise<ShareOutcome> {
  return navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'failed',
  );
}

async function share(data: ShareData, plain: string): Promise<ShareOutcome> {
  // Web views of Android share nothing by themselves.
  if (isNativeApp())
    return (await (await import('./native/sharing.ts')).shareWithDevice(data)) ? 'shared' : 'cancelled';
  if (canShare()) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return copyText(plain);
}
