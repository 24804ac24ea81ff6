import { AppError } from '@alento/domain/app-error.ts';
import { signInWithCode } from '#features/account/mailed-codes/data.ts';
import { signIn } from '#features/account/sign-in/data.ts';
import { getAccountState } from '#features/account/state.ts';

/** How somebody who is signed in shows that it is they. */
export interface SignedInProof {
  readonly email: string;
  readonly kind: 'password' | 'code';
  /** The password, or the mailed code. */
  readonly proof: string;
}

/** Signs in once more who is signed in. Whoever owes the second step then goes on themselves when it is taken. */
export async function reauthenticate({ email, kind, proof }: SignedInProof): Promise<void> {
  await (kind === 'password' ? signIn({ email, password: proof }) : signInWithCode(email, proof));
  if (getAccountState().status === 'mfa_required') throw new AppError('account.second_step_needed');
}
