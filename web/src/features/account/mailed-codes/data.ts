import { mailedLinks } from '#features/account/mailed-codes/mailed-links.ts';
import { toPlainDigits } from '#ui/plain-digits.ts';
import { followAccount } from '#features/account/state.ts';
import { getSupabase } from '#lib/supabase.ts';

/** What a mail with a code and a link is for. */
export type MailKind = 'recovery' | 'signup' | 'deletion';

/** Purposes of a code without a link: `proof` reauthenticates, `password` sets a first password. */
export type CodeKind = MailKind | 'proof' | 'password';

/** Mails a code, and does not say whether the address has an account. */
export async function sendMail(kind: CodeKind, email: string): Promise<void> {
  const { auth } = await getSupabase();
  const oauthReturnParams = (mailed: 'signup' | 'deletion' | 'proof') => ({ emailRedirectTo: mailedLinks[mailed]() });
  const request = {
    recovery: () => auth.resetPasswordForEmail(email, { redirectTo: mailedLinks.recovery() }),
    signup: () => auth.resend({ type: 'signup', email, options: oauthReturnParams('signup') }),
    deletion: () =>
      auth.signInWithOtp({ email, options: { ...oauthReturnParams('deletion'), shouldCreateUser: false } }),
    proof: () => auth.signInWithOtp({ email, options: { ...oauthReturnParams('proof'), shouldCreateUser: false } }),
    password: () => auth.reauthenticate(),
  } as const;
  const { error } = await request[kind]();
  // How Supabase says that there is no such account.
  if (error && error.code !== 'otp_disabled') throw error;
}

/** Signs in with the code of a mail. */
export async function signInWithCode(email: string, code: string, type: 'email' | 'recovery' = 'email'): Promise<void> {
  const supabase = await followAccount();
  const { error } = await supabase.auth.verifyOtp({ email, token: toPlainDigits(code), type });
  if (error) throw error;
}

export type LinkProblem = 'none' | 'expired' | 'elsewhere';

/** Why the link that opened this page signed nobody in. */
export async function findLinkProblem(): Promise<LinkProblem> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.initialize();
  // The code of a link is of use only to the browser that asked for the mail.
  if (error) return error.code === 'bad_code_verifier' ? 'elsewhere' : 'expired';
  return new URLSearchParams(window.location.search).has('code') ? 'elsewhere' : 'none';
}
