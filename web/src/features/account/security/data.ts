import type { AccountSecurity } from '@alento/domain/account/security-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { toPlainDigits } from '#ui/plain-digits.ts';
import { ensureProfile } from '#features/account/profile/ensure-profile.ts';
import { followAccount } from '#features/account/state.ts';
import { api } from '#lib/api.ts';
import { toAppError } from '#lib/errors.ts';
import type { Supabase } from '#lib/supabase.ts';

const security = api.api.account.security;

export interface Security extends AccountSecurity {
  readonly hasMfa: boolean;
}

/** How the person signs in, and where they are signed in. */
export async function readSecurity(): Promise<Security> {
  const supabase = await followAccount();
  const [response, factors] = await Promise.all([security.$get(), listFactors(supabase)]);
  return { ...(await response.json()), hasMfa: factors.length > 0 };
}

export interface PasswordChange {
  readonly password: string;
  /** The password until now; undefined where there is none. */
  readonly currentPassword: string | undefined;
  /** The code of a mail, where that is asked for. */
  readonly nonce: string | undefined;
}

/** Replaces the password, which signs every other device out. */
export async function changePassword({ password, currentPassword, nonce }: PasswordChange): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.updateUser({
    password,
    ...(currentPassword !== undefined && { current_password: currentPassword }),
    ...(nonce !== undefined && { nonce: toPlainDigits(nonce) }),
  });
  if (error) throw error;
}

/** What an authenticator app needs to know. */
export interface Enrollment {
  readonly factorId: string;
  /** A picture, as an address that holds it. */
  readonly qrCode: string;
  readonly secret: string;
  readonly uri: string;
}

/** Begins a second step; it counts once a code of the app was right. */
export async function enrollMfa(): Promise<Enrollment> {
  const supabase = await followAccount();
  await unenrollUnverified(supabase);
  const { data, error } = await supabase.auth.mfa.enroll({ factorType: 'totp', issuer: 'Alento' });
  if (error) throw error;
  const { qr_code: qrCode, secret, uri } = data.totp;
  return { factorId: data.id, qrCode, secret, uri };
}

/** What was begun on an earlier visit and never finished would fill the few places that there are. */
async function unenrollUnverified(supabase: Supabase): Promise<void> {
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  for (const { id } of data.all.filter(({ status }) => status === 'unverified')) {
    await supabase.auth.mfa.unenroll({ factorId: id });
  }
}

/** Takes the first code of the app: from now on the second step counts. */
export async function verifyEnrollment({ factorId, code }: { factorId: string; code: string }): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code: toPlainDigits(code) });
  if (error) throw error;
}

export async function generateRecoveryCode(): Promise<string> {
  const response = await security['recovery-code'].$put();
  const { code } = await response.json();
  return code;
}

/** Takes the second step of signing in, with the code of whichever app of the person it is. */
export async function verifyMfa(code: string): Promise<void> {
  const supabase = await followAccount();
  for (const factorId of await listFactors(supabase)) {
    const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code: toPlainDigits(code) });
    if (!error) return void ensureProfile().catch(() => undefined);
    if (toAppError(error).code !== 'account.app_code_invalid') throw error;
  }
  throw new AppError('account.app_code_invalid');
}

/** Comes in without the second step, which is gone from then on. */
export async function recoverMfa(code: string): Promise<void> {
  await security.recovery.$post({ json: { code } });
  await renewSession();
  void ensureProfile().catch(() => undefined);
}

/** From now on signing in takes one step. */
export async function disableMfa(): Promise<void> {
  const supabase = await followAccount();
  for (const factorId of await listFactors(supabase)) {
    const { error } = await supabase.auth.mfa.unenroll({ factorId });
    if (error) throw error;
  }
  await renewSession();
}

export async function signOutOthers(): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  if (error) throw error;
}

/** Those that count. */
async function listFactors(supabase: Supabase): Promise<string[]> {
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  return data.totp.map(({ id }) => id);
}

/** The session that is kept says what the account asks for. */
async function renewSession(): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.refreshSession();
  if (error) throw error;
}
