import type { SupabaseClient } from '@supabase/supabase-js';
import { appStorage } from '#lib/app-storage.ts';
import { loadConfig } from '#lib/config.ts';
import { isNativeApp } from '#lib/is-native-app.ts';

/** The client reconnects after 1, 2, 5 and 10 seconds, and every 10 from then on. */
const realtime = { heartbeatIntervalMs: 30_000, timeout: 10_000 };

let pending: Promise<SupabaseClient> | undefined;

async function createSupabase(): Promise<SupabaseClient> {
  const [{ createClient }, config] = await Promise.all([import('@supabase/supabase-js'), loadConfig()]);
  // With PKCE what comes back in an address is of use only to the browser that asked for it.
  const auth = { flowType: 'pkce', ...(isNativeApp() && { storage: await appStorage }) } as const;
  return createClient(config.supabase.url, config.supabase.key, { auth, realtime, global: { fetch: fetchToTheEnd } });
}

/** The page is left as soon as somebody has signed out here; the server hears of it all the same. */
const fetchToTheEnd: typeof fetch = (input, init) =>
  fetch(input, isSignOut(input) ? { ...init, keepalive: true } : init);

function isSignOut(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  return url.pathname.endsWith('/auth/v1/logout');
}

/** The one client of this page; a failed start is tried again by the next caller. */
export function getSupabase(): Promise<SupabaseClient> {
  pending ??= createSupabase().catch((cause: unknown) => {
    pending = undefined;
    throw cause;
  });
  return pending;
}
