import type { Config } from '@alento/domain/hosting/config-schema.ts';

const slot = 'app-config';

/** What the server said, or without a connection what it said last: nothing in it is anybody's. */
export async function orKept(fetched: Promise<Config>): Promise<Config> {
  try {
    const config = await fetched;
    localStorage.setItem(slot, JSON.stringify(config));
    return config;
  } catch (cause) {
    const kept = localStorage.getItem(slot);
    if (kept === null) throw cause;
    return JSON.parse(kept) as Config;
  }
}
