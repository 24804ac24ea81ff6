import type { Config } from '@alento/domain/hosting/config-schema.ts';
import { checkedFetch } from '#lib/http.ts';
import { isNativeApp } from '#lib/is-native-app.ts';
import { serverUrl } from '#lib/server-url.ts';

let pending: Promise<Config> | undefined;
let known: Config | undefined;

async function fetchConfig(): Promise<Config> {
  // Where browsers have a service worker, an app remembers it by itself.
  const kept = isNativeApp() ? await import('#lib/device-config.ts') : undefined;
  const fetched = checkedFetch(`${serverUrl}/api/config`).then((response) => response.json() as Promise<Config>);
  known = await (kept ? kept.orKept(fetched) : fetched);
  return known;
}

/** What the server lets a browser know; asked for once, and again only after a failure. */
export function loadConfig(): Promise<Config> {
  pending ??= fetchConfig().catch((cause: unknown) => {
    pending = undefined;
    throw cause;
  });
  return pending;
}

/** The same, if it is here already: for a screen whose first sight depends on it. */
export function knownConfig(): Config | undefined {
  return known;
}
