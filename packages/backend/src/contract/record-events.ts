import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';

/** What the library tells its subscribers from now on, in order. */
export async function recordEvents({ auth }: Pick<SupabaseClient, 'auth'>): Promise<AuthChangeEvent[]> {
  const events: AuthChangeEvent[] = [];
  await new Promise<void>((resolve) => {
    auth.onAuthStateChange((event) => {
      events.push(event);
      resolve();
    });
  });
  return events;
}
