import type { ProfileChanges } from '@alento/domain/account/profile-changes-schema.ts';
import { type Profile, profileSchema } from '@alento/domain/account/profile-schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

export async function updateFields(tx: TransactionSql, changes: ProfileChanges): Promise<void> {
  await tx`select private.keep_profile_changes(${JSON.stringify(changes)}::jsonb)`;
}

/** The person's own profile. */
export async function fetchProfile(tx: TransactionSql): Promise<Profile | undefined> {
  const [row] = await tx<{ profile: unknown }[]>`
    select to_jsonb(p) as profile from public.perfis p where p.id_usuario = auth.uid()`;
  return row && profileSchema.parse(row.profile);
}
