import type { Profile } from '@alento/domain/account/profile-schema.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Upserts the given fields of a profile; the database decides which of them the user may write. */
export async function upsertProfile(supabase: SupabaseClient, profile: Partial<Profile>): Promise<void> {
  await supabase.from('perfis').upsert(profile, { onConflict: 'id_usuario' }).select().single().throwOnError();
}
