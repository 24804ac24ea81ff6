import type { SignUpForm } from '#features/account/validate-account.ts';

type Kept = Pick<SignUpForm, 'name' | 'email' | 'birthDate' | 'gender' | 'style' | 'avatarUrl'>;

let kept: Kept | undefined;

/** What a sign-up has been told stays as long as the page does, in memory alone, and without the password. */
export function keepSignUp({ name, email, birthDate, gender, style, avatarUrl }: SignUpForm): void {
  kept = { name, email, birthDate, gender, style, avatarUrl };
}

export function readSignUp(): Kept | undefined {
  return kept;
}
