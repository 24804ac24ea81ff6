import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { deriveSecretKey } from '../keys.ts';
import type { ServedBackend } from '../testing/served-backend.ts';

/** A client with the secret key, as the operator's own servers have it. */
export function operatorClient({ url, options }: ServedBackend): SupabaseClient {
  return createClient(url, deriveSecretKey(options.signingKey), { auth: { persistSession: false } });
}
