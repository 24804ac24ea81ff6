import type { GoTrueClient } from '@supabase/auth-js';
import { appStorage } from '#lib/app-storage.ts';
import { loadConfig } from '#lib/config.ts';
import { isNativeApp } from '#lib/is-native-app.ts';

/**
 * What the browser uses of Supabase, without the umbrella package, which brings all of it at once: rows come by
 * `tables.ts`, files by `files.ts`, and news of other devices by `app/realtime`, each fetched where it is first used.
 */
export interface Supabase {
  readonly auth: GoTrueClient;
}

let pending: Promise<Supabase> | undefined;

async function createSupabase(): Promise<Supabase> {
  const [{ AuthClient }, config] = await Promise.all([import('@supabase/auth-js'), loadConfig()]);
  const { url, key } = config.supabase;
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    // Written as auth-js writes it, which else sends a second one beside the first.
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    // The key that supabase-js gives it, under which sessions lie on devices.
    storageKey: `sb-${new URL(url).hostname.split('.')[0]}-auth-token`,
    // With PKCE what comes back in an address is of use only to the browser that asked for it.
    flowType: 'pkce',
    fetch: fetchToTheEnd,
    ...(isNativeApp() && { storage: await appStorage }),
  });
  return { auth };
}

/** The page is left as soon as somebody has signed out here; the server hears of it all the same. */
const fetchToTheEnd: typeof fetch = (input, init) =>
  fetch(input, isSignOut(input) ? { ...init, keepalive: true } : init);

function isSignOut(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  return url.pathname.endsWith('/auth/v1/logout');
}

/** The one client of this page; a failed start is tried again by the next caller. */
export function getSupabase(): Promise<Supabase> {
  pending ??= createSupabase().catch((cause: unknown) => {
    pending = undefined;
    throw cause;
  });
  return pending;
}
