import type { Profile } from '@alento/domain/account/profile-schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { profileKey } from '#features/account/profile/profile-key.ts';
import { followAccount } from '#features/account/state.ts';
import { queryClient } from '#lib/query-client.ts';
import { readSession } from '#lib/session.ts';
import { getTables } from '#lib/tables.ts';

/** The profile keeps the language; mails are written by what the account itself tells. */
export async function saveLanguage(personId: string, language: LanguageCode): Promise<void> {
  const [{ auth }, tables] = await Promise.all([followAccount(), getTables()]);
  await tables.from('perfis').update({ lingua: language }).eq('id_usuario', personId).throwOnError();
  queryClient.setQueryData<Profile>(profileKey(personId), (profile) => profile && { ...profile, lingua: language });
  const { error } = await auth.updateUser({ data: { lingua: language } });
  if (error) throw error;
}

/** The language in the account's metadata, set at sign-up or by a choice. */
export async function fetchChosenLanguage(): Promise<unknown> {
  const session = await readSession();
  return session?.user.user_metadata.lingua;
}
