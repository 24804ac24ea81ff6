import type { PostgrestClient } from '@supabase/postgrest-js';

/** What reads and writes rows. */
export type Tables = Pick<PostgrestClient, 'from'>;
