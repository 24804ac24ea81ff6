import type { Config } from '@alento/domain/hosting/config-schema.ts';
import { checkedFetch } from '#lib/http.ts';

let pending: Promise<Config> | undefined;
let known: Config | undefined;

async function fetchConfig(): Promise<Config> {
  const response = await checkedFetch('/api/config');
  known = (await response.json()) as Config;
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
