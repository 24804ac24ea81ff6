import type { Profile } from '@alento/domain/account/profile-schema.ts';
import type { Tables } from '#lib/rows.ts';

/** Upserts the given fields of a profile; the database decides which of them the user may write. */
export async function upsertProfile(tables: Tables, profile: Partial<Profile>): Promise<void> {
  await tables.from('perfis').upsert(profile, { onConflict: 'id_usuario' }).select().single().throwOnError();
}
