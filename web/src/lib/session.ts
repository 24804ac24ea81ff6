import { type StoredUser, readStoredSession } from '#lib/stored-session.ts';
import { getSupabase } from '#lib/supabase.ts';

export interface CurrentSession {
  readonly user: StoredUser;
  readonly accessToken: string;
}

/** The session of whoever is there. What renews one that is about to expire is heavy, so only such a session waits for it. */
export async function readSession(): Promise<CurrentSession | undefined> {
  const kept = readStoredSession();
  if (kept.status === 'kept') return kept;
  if (kept.status === 'none') return undefined;
  const { auth } = await getSupabase();
  const { data, error } = await auth.getSession();
  if (error) throw error;
  return data.session ? { user: data.session.user, accessToken: data.session.access_token } : undefined;
}
