import type { Profile } from '@alento/domain/account/profile-schema.ts';
import type { SignUpAnswers } from '@alento/domain/account/sign-up-profile.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { newestTerms } from '@alento/domain/legal/terms.ts';
import { renounceDevice } from '#features/account/device-owner.ts';
import { forgetDevice } from '#features/account/forget-device.ts';
import { upsertProfile } from '#features/account/profile/upsert-profile.ts';
import { readCode } from '#features/account/read-code.ts';
import { followAccount, getAccountState, personOf } from '#features/account/state.ts';
import { today } from '#lib/dates.ts';
import { queryClient } from '#lib/query-client.ts';
import { forgetDeviceKey } from '#lib/device-vault.ts';
import { endPush } from '#platform/push/push-subscription.ts';
import { owesSecondStep } from '#lib/second-step.ts';
import { getSupabase } from '#lib/supabase.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  readonly name: string;
  readonly answers: SignUpAnswers;
}

export async function signIn({ email, password }: Credentials): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw error;
  // Whoever confirmed the address in another browser has none yet.
  void ensureProfile().catch(() => undefined);
}

/** Creates the account, and answers whether somebody is signed in by it: else the address has to be confirmed first. */
export async function signUp({ email, password, name, answers }: NewAccount): Promise<boolean> {
  const supabase = await followAccount();
  // Nobody is signed in yet who could accept: the account remembers it until its first sign-in.
  const agreed = { terms_version: newestTerms().version };
  const options = { data: { full_name: name, ...answers, ...agreed }, emailRedirectTo: addressOf(mailedWays.signup) };
  const { data, error } = await supabase.auth.signUp({ email, password, options });
  if (error) throw error;
  return data.session !== null;
}

/** What a mail with a code and a link is for. */
export type MailKind = 'recovery' | 'signup' | 'deletion';

/** And what a code alone is for: `proof` shows once more who is there, `password` is for whoever chooses their first. */
export type CodeKind = MailKind | 'proof' | 'password';

/** Where the link of each mail leads. */
const mailedWays = {
  recovery: '/reset-password',
  signup: '/confirm-email',
  deletion: '/delete-account',
  proof: '/settings',
} as const;

const addressOf = (path: string): string => window.location.origin + path;

/** Mails a code, and does not say whether the address has an account. */
export async function sendMail(kind: CodeKind, email: string): Promise<void> {
  const { auth } = await getSupabase();
  const wayOf = (mailed: 'signup' | 'deletion' | 'proof') => ({ emailRedirectTo: addressOf(mailedWays[mailed]) });
  const request = {
    recovery: () => auth.resetPasswordForEmail(email, { redirectTo: addressOf(mailedWays.recovery) }),
    signup: () => auth.resend({ type: 'signup', email, options: wayOf('signup') }),
    deletion: () => auth.signInWithOtp({ email, options: { ...wayOf('deletion'), shouldCreateUser: false } }),
    proof: () => auth.signInWithOtp({ email, options: { ...wayOf('proof'), shouldCreateUser: false } }),
    password: () => auth.reauthenticate(),
  } as const;
  const { error } = await request[kind]();
  // How Supabase says that there is no such account.
  if (error && error.code !== 'otp_disabled') throw error;
}

/** Signs in with the code of a mail. */
export async function signInWithCode(email: string, code: string, type: 'email' | 'recovery' = 'email'): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.verifyOtp({ email, token: readCode(code), type });
  if (error) throw error;
}

/** How somebody who is signed in shows that it is they. */
export interface SignedInProof {
  readonly email: string;
  readonly kind: 'password' | 'code';
  /** The password, or the mailed code. */
  readonly proof: string;
}

/** Signs in once more who is signed in. Whoever owes the second step then goes on themselves when it is taken. */
export async function proveAgain({ email, kind, proof }: SignedInProof): Promise<void> {
  await (kind === 'password' ? signIn({ email, password: proof }) : signInWithCode(email, proof));
  if (getAccountState().status === 'second_step') throw new AppError('account.second_step_needed');
}

export type LinkProblem = 'none' | 'expired' | 'elsewhere';

/** Why the link that led to this page signed nobody in. */
export async function findLinkProblem(): Promise<LinkProblem> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.initialize();
  // The code of a link is of use only to the browser that asked for the mail.
  if (error) return error.code === 'bad_code_verifier' ? 'elsewhere' : 'expired';
  return new URLSearchParams(window.location.search).has('code') ? 'elsewhere' : 'none';
}

export async function choosePassword(password: string): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.updateUser({ password });
  // Who remembers the old one after all has what they came for.
  if (error && error.code !== 'same_password') throw error;
}

/** Asks for another address, and answers whether it holds at once: where mails go out, both addresses confirm it first. */
export async function changeAddress(email: string): Promise<boolean> {
  const supabase = await followAccount();
  const { data, error } = await supabase.auth.updateUser({ email }, { emailRedirectTo: addressOf('/profile') });
  if (error) throw error;
  return data.user.email === email;
}

/** Writes the profile of whoever is signed in, unless there is one; if the whole of it is refused, the least that makes one. */
export async function ensureProfile(): Promise<void> {
  const supabase = await followAccount();
  const { data } = await supabase.auth.getSession();
  // Until the second step is taken, nothing of the person is read or written.
  if (!data.session || owesSecondStep(data.session.access_token, data.session.user)) return;
  const { id, email, user_metadata: metadata } = data.session.user;
  const { data: profile } = await supabase
    .from('perfis')
    .select('id_usuario')
    .eq('id_usuario', id)
    .maybeSingle()
    .throwOnError();
  if (profile) return;
  const { name } = personOf(data.session.user);
  const identity = { id_usuario: id, nome_completo: name, e_mail: email ?? null };
  try {
    const { profileOfSignUp } = await import('@alento/domain/account/sign-up-profile.ts');
    await upsertProfile(supabase, {
      ...identity,
      estilo_terapeuta: 'calmo',
      ...profileOfSignUp(metadata, today()),
    });
  } catch {
    await upsertProfile(supabase, identity);
  }
}

/** Where the queries keep the profile. */
export const profileKey = (personId: string) => ['account', 'profile', personId] as const;

/** The profile keeps the language; mails are written by what the account itself tells. */
export async function saveLanguage(personId: string, language: LanguageCode): Promise<void> {
  const supabase = await followAccount();
  await supabase.from('perfis').update({ lingua: language }).eq('id_usuario', personId).throwOnError();
  queryClient.setQueryData<Profile>(profileKey(personId), (profile) => profile && { ...profile, lingua: language });
  const { error } = await supabase.auth.updateUser({ data: { lingua: language } });
  if (error) throw error;
}

/** The language that the account itself was told of, by a sign-up or by a choice. */
export async function fetchChosenLanguage(): Promise<unknown> {
  const supabase = await followAccount();
  const { data } = await supabase.auth.getSession();
  return data.session?.user.user_metadata.lingua;
}

/** Ends the session and leaves nothing of the person on this device, also when the server cannot be told. */
export async function signOut(): Promise<void> {
  await leave('/login');
}

const patienceMs = 1000;

/** Ends the session on this device, in every tab, and goes to a new page. */
export async function leave(to: string): Promise<void> {
  const supabase = await getSupabase();
  renounceDevice();
  // First, since a page that is left does not finish it; yet a browser that never answers holds nobody here.
  const forgetting = Promise.all([forgetDeviceKey('account'), endPush()]);
  await Promise.race([forgetting, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
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
