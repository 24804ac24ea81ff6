import { AppError } from '@alento/domain/app-error.ts';
import type { AvailableLanguage } from '@alento/domain/language/languages.ts';
import type { User } from '@supabase/supabase-js';
import { forgetDevice } from '#features/account/forget-device.ts';
import { followAccount } from '#features/account/state.ts';
import { api } from '#lib/api.ts';
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
  const supabase = await followAccount();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw error;
}

/** Creates the account. Without a session in the answer the email has to be confirmed first. */
export async function signUp({ email, password, name, language }: NewAccount): Promise<User> {
  const supabase = await followAccount();
  const options = { data: { full_name: name, lingua: language }, emailRedirectTo: `${window.location.origin}/app` };
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

/** The profile keeps the language; mails are written by what the account itself tells. */
export async function saveLanguage(personId: string, language: AvailableLanguage): Promise<void> {
  const supabase = await followAccount();
  await supabase.from('perfis').update({ lingua: language }).eq('id_usuario', personId).throwOnError();
  const { error } = await supabase.auth.updateUser({ data: { lingua: language } });
  if (error) throw error;
}

async function upsertProfile(profile: Record<string, unknown>): Promise<void> {
  const supabase = await getSupabase();
  await supabase.from('perfis').upsert(profile, { onConflict: 'id_usuario' }).select().single().throwOnError();
}

/** Ends the session and leaves nothing of the person on this device, also when the server cannot be told. */
export async function signOut(): Promise<void> {
  await leave('/login');
}

/** Mails a code with which somebody who has an account can sign in. */
export async function sendCode(email: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  if (error) throw error;
}

export type ProofKind = 'password' | 'code';

export interface Deletion {
  readonly email: string;
  readonly kind: ProofKind;
  /** The password, or the mailed code. */
  readonly proof: string;
}

/** Signs in once more, because the server wants a fresh sign-in, and erases the account. */
export async function deleteAccount({ email, kind, proof }: Deletion): Promise<void> {
  if (kind === 'password') await signIn({ email, password: proof });
  else await signInWithCode(email, proof.trim());
  await api.api.account.deletion.$post();
  await leave('/delete-account/done');
}

async function signInWithCode(email: string, token: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.verifyOtp({ email, token, type: 'email' });
  if (error) throw error;
}

/** Ends the session on this device, in every tab, and goes to a new page. */
async function leave(to: string): Promise<void> {
  const supabase = await getSupabase();
  // The end of a session leads to `/login` (state.ts); of two ways the later one is taken.
  supabase.auth.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') forgetAndGo(to);
  });
  await supabase.auth.signOut({ scope: 'local' });
  forgetAndGo(to);
}

/** Only a new page is sure to hold nothing of the person in its memory. */
function forgetAndGo(to: string): void {
  forgetDevice({ keepsTokens: false });
  window.location.replace(to);
}
