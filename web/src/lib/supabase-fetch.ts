import type { Config } from '@alento/domain/hosting/config-schema.ts';
import { readSession } from '#lib/session.ts';

/** A fetch from Supabase in the name of whoever is there, or of nobody. */
export function createSupabaseFetch({ supabase: { key } }: Config): typeof fetch {
  return async (input, init = {}) => {
    const session = await readSession();
    const headers = new Headers(init.headers);
    headers.set('apikey', key);
    headers.set('authorization', `Bearer ${session?.accessToken ?? key}`);
    return fetch(input, { ...init, headers });
  };
}
