/** What the shell of an app for phones puts into its page. */
interface NativeShell {
  isNativePlatform?: () => boolean;
  getPlatform?: () => string;
}

/** The system that an app for phones runs on; undefined in a browser. */
export function nativePlatform(page: { Capacitor?: NativeShell } = globalThis as object): string | undefined {
  const shell = page.Capacitor;
  return shell?.isNativePlatform?.() === true ? shell.getPlatform?.() : undefined;
}
