import type { ProfileChanges } from '@alento/domain/account/profile-changes-schema.ts';
import type { Profile } from '@alento/domain/account/profile-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { stateBirthDate } from '#features/account/age/state-birth-date.ts';
import { ensureProfile } from '#features/account/profile/ensure-profile.ts';
import { followAccount, showProfile } from '#features/account/state.ts';
import { api } from '#lib/api.ts';
import { getFiles } from '#lib/files.ts';
import { readSession } from '#lib/session.ts';
import { getTables } from '#lib/tables.ts';

/** The signed-in user's profile, created if there is none yet. */
export async function fetchProfile(personId: string): Promise<Profile> {
  const tables = await getTables();
  const select = () => tables.from('perfis').select().eq('id_usuario', personId).maybeSingle().throwOnError();
  let { data } = await select();
  if (!data) {
    const { auth } = await followAccount();
    const { data: known } = await auth.getSession();
    // Whoever came by Google gets a profile of another kind, which is on its way.
    if (known.session?.user.app_metadata.provider === 'google') throw new AppError('common.unavailable');
    await ensureProfile();
    ({ data } = await select());
  }
  const profile = data as Profile;
  showProfile(profile);
  return followAddress(profile);
}

/** Where the account has another address by now, the profile takes it over. */
async function followAddress(profile: Profile): Promise<Profile> {
  const session = await readSession();
  const email = session?.user.email;
  if (email === undefined || email === '' || email === profile.e_mail) return profile;
  return saveProfile(profile.id_usuario, { e_mail: email }).catch(() => profile);
}

/** What a person says of themselves and may change whenever they like. */
export type ProfileChange = Partial<Omit<Profile, 'id_usuario' | 'ispremium' | 'trial_start_date' | 'trial_used'>>;

/** Saves what changed. A birth date is stated when it is told for the first time, and last: it may end the account. */
export async function saveProfile(personId: string, change: ProfileChange): Promise<Profile> {
  const { data_nascimento: birthDate, idade = null, idade_confirmada: isStated, ...rest } = change;
  if (!isStated || !birthDate) return writeProfile(personId, change);
  const profile = await writeProfile(personId, rest);
  await stateBirthDate(birthDate);
  return { ...profile, data_nascimento: birthDate, idade, idade_confirmada: true };
}

/** The account itself tells name and picture before there is a profile to read. */
async function writeProfile(personId: string, change: ProfileChange): Promise<Profile> {
  const tables = await getTables();
  const { data } = await tables
    .from('perfis')
    .upsert({ id_usuario: personId, ...change }, { onConflict: 'id_usuario' })
    .select()
    .single()
    .throwOnError();
  await tellAccount(change);
  return data as Profile;
}

/** What the account tells in the first moments of a visit. The profile is saved, also where this fails. */
async function tellAccount({ nome_completo: name, avatar_url: picture, lingua }: ProfileChange): Promise<void> {
  const told = {
    ...(name !== undefined && { full_name: name }),
    ...(picture !== undefined && { avatar_url: picture }),
    ...(lingua !== undefined && { lingua }),
  };
  if (Object.keys(told).length === 0) return;
  const { auth } = await followAccount();
  await auth.updateUser({ data: told }).catch(() => undefined);
}

/** Takes over what was changed without a connection, field by field, unless it was changed later elsewhere. */
export async function keepProfileChanges(changes: ProfileChanges): Promise<void> {
  const response = await api.api.profile.$patch({ json: changes });
  const { nome_completo, avatar_url, lingua } = await response.json();
  await tellAccount({
    ...(changes.nome_completo && { nome_completo }),
    ...(changes.avatar_url && { avatar_url }),
    ...(changes.lingua && { lingua }),
  });
}

/** Takes every picture of a person away but the one that is shown. */
export async function removeOldPictures(personId: string, shown: string | null): Promise<void> {
  const files = await getFiles();
  const { data } = await files.from('avatars').list(personId);
  const old = (data ?? []).map(({ name }) => `${personId}/${name}`).filter((path) => !shown?.endsWith(`/${path}`));
  if (old.length > 0) await files.from('avatars').remove(old);
}
