import type { Config } from '@alento/domain/common/config-schema.ts';
import { checkedFetch } from '#lib/http.ts';

let pending: Promise<Config> | undefined;

async function fetchConfig(): Promise<Config> {
  const response = await checkedFetch('/api/config');
  return (await response.json()) as Config;
}

/** What the server lets a browser know; asked for once, and again only after a failure. */
export function loadConfig(): Promise<Config> {
  pending ??= fetchConfig().catch((cause: unknown) => {
    pending = undefined;
    throw cause;
  });
  return pending;
}
