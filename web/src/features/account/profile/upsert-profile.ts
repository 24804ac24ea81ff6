import type { Profile } from '@alento/domain/account/profile-schema.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Writes what is given of a profile; the database decides what of it whoever is signed in may write. */
export async function upsertProfile(supabase: SupabaseClient, profile: Partial<Profile>): Promise<void> {
  await supabase.from('perfis').upsert(profile, { onConflict: 'id_usuario' }).select().single().throwOnError();
}
