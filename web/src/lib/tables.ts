import { loadConfig } from '#lib/config.ts';
import type { Tables } from '#lib/rows.ts';
import { createSupabaseFetch } from '#lib/supabase-fetch.ts';

/** The rows that whoever is signed in may read and write by themselves. */
export async function getTables(): Promise<Tables> {
  const [{ PostgrestClient }, config] = await Promise.all([import('@supabase/postgrest-js'), loadConfig()]);
  return new PostgrestClient(`${config.supabase.url}/rest/v1`, { fetch: createSupabaseFetch(config) });
}
