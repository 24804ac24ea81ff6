import { AppError } from '@alento/domain/app-error.ts';
import { signInWithCode } from '#features/account/mailed-codes/data.ts';
import { signIn } from '#features/account/sign-in/data.ts';
import { getAccountState } from '#features/account/state.ts';

/** How a signed-in user can prove their identity again. */
export interface SignedInProof {
  readonly email: string;
  readonly kind: 'password' | 'code';
  /** The password, or the mailed code. */
  readonly proof: string;
}

/** Signs in again as the same user. If MFA is still open, its gate takes over. */
export async function reauthenticate({ email, kind, proof }: SignedInProof): Promise<void> {
  await (kind === 'password' ? signIn({ email, password: proof }) : signInWithCode(email, proof));
  if (getAccountState().status === 'mfa_required') throw new AppError('account.second_step_needed');
}
