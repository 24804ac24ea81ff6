/** What the shell of a native app puts there before any script of the page runs. */
interface Shell {
  Capacitor?: { isNativePlatform?: () => boolean };
}

/** Whether this page runs inside of the app for phones. */
export function isNativeApp(): boolean {
  return (globalThis as Shell).Capacitor?.isNativePlatform?.() ?? false;
}
