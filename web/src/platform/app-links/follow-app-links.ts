import { isNativeApp } from '#lib/is-native-app.ts';

/** Calls back with each link by which the system opens the app, also the one that started it; a browser has none. */
export async function followAppLinks(open: (address: string) => void): Promise<() => void> {
  if (!isNativeApp()) return () => undefined;
  const { App } = await import('@capacitor/app');
  const listening = await App.addListener('appUrlOpen', ({ url }) => open(url));
  return () => void listening.remove();
}
