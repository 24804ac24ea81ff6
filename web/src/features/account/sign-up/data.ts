import type { SignUpAnswers } from '@alento/domain/account/sign-up-profile.ts';
import { newestTerms } from '@alento/domain/legal/terms.ts';
import { mailedLinks } from '#features/account/mailed-codes/mailed-links.ts';
import type { Credentials } from '#features/account/sign-in/data.ts';
import { followAccount } from '#features/account/state.ts';

export interface NewAccount extends Credentials {
  readonly name: string;
  readonly answers: SignUpAnswers;
}

/** Creates the account, and answers whether somebody is signed in by it: else the address has to be confirmed first. */
export async function signUp({ email, password, name, answers }: NewAccount): Promise<boolean> {
  const supabase = await followAccount();
  // Nobody is signed in yet who could accept: the account remembers it until its first sign-in.
  const agreed = { terms_version: newestTerms().version };
  const options = { data: { full_name: name, ...answers, ...agreed }, emailRedirectTo: mailedLinks.signup() };
  const { data, error } = await supabase.auth.signUp({ email, password, options });
  if (error) throw error;
  return data.session !== null;
}
