import type { StorageClient } from '@supabase/storage-js';
import { loadConfig } from '#lib/config.ts';
import { createSupabaseFetch } from '#lib/supabase-fetch.ts';

/** The files that whoever is signed in has stored. */
export async function getFiles(): Promise<StorageClient> {
  const [{ StorageClient }, config] = await Promise.all([import('@supabase/storage-js'), loadConfig()]);
  return new StorageClient(`${config.supabase.url}/storage/v1`, {}, createSupabaseFetch(config));
}
