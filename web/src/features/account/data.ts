import { AppError } from '@alento/domain/app-error.ts';
import type { AvailableLanguage } from '@alento/domain/language/languages.ts';
import type { User } from '@supabase/supabase-js';
import { forgetDevice } from '#features/account/forget-device.ts';
import { getSupabase } from '#lib/supabase.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  readonly name: string;
  readonly language: AvailableLanguage;
}

export async function signIn({ email, password }: Credentials): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw error;
}

/** Creates the account. Without a session in the answer the email has to be confirmed first. */
export async function signUp({ email, password, name }: NewAccount): Promise<User> {
  const supabase = await getSupabase();
  const options = { data: { full_name: name }, emailRedirectTo: `${window.location.origin}/app` };
  const { data, error } = await supabase.auth.signUp({ email, password, options });
  if (error) throw error;
  if (!data.session) throw new AppError('account.email_not_confirmed');
  return data.session.user;
}

/** Writes the profile row; if the whole of it is refused, the least that makes one is tried. */
export async function createProfile(user: User, { name, language }: NewAccount): Promise<void> {
  const identity = { id_usuario: user.id, nome_completo: name, e_mail: user.email };
  try {
    await upsertProfile({ ...identity, lingua: language, estilo_terapeuta: 'calmo' });
  } catch {
    await upsertProfile(identity);
  }
}

async function upsertProfile(profile: Record<string, unknown>): Promise<void> {
  const supabase = await getSupabase();
  await supabase.from('perfis').upsert(profile, { onConflict: 'id_usuario' }).select().single().throwOnError();
}

/** Ends the session and leaves nothing of the person on this device, also when the server cannot be told. */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  await supabase.auth.signOut({ scope: 'local' });
  forgetDevice({ keepsTokens: false });
  window.location.replace('/login');
}
