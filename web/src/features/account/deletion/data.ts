import type { DeletionRequest } from '@alento/domain/account/deletion-schema.ts';
import { isFreshSignIn } from '@alento/domain/account/policy.ts';
import { ensureProfile, leave, proveAgain, type SignedInProof } from '#features/account/data.ts';
import { everyStepTaken, followAccount } from '#features/account/state.ts';
import { api } from '#lib/api.ts';

/** `mail`: the link or the code of a mail has just signed the person in. */
export type ProofKind = SignedInProof['kind'] | 'mail';

export interface Deletion {
  readonly email: string;
  readonly kind: ProofKind;
  /** The password, or the mailed code. */
  readonly proof: string;
  readonly when: DeletionRequest['when'];
}

/** Proves once more who is there, closes the account, and leaves this device as if nobody had been there. */
export async function deleteAccount({ email, kind, proof, when }: Deletion): Promise<void> {
  await (kind === 'mail' ? everyStepTaken() : proveAgain({ email, kind, proof }));
  const response = await api.api.account.deletion.$post({ json: { when } });
  const planned = response.status === 200 ? await response.json() : undefined;
  await leave(planned ? `/delete-account/done?until=${planned.dueAt}` : '/delete-account/done');
}

/** Takes the deletion back. */
export async function keepAccount(): Promise<void> {
  await api.api.account.deletion.$delete();
  void ensureProfile().catch(() => undefined);
}

/** How a session says that a mail proved it; Supabase has a word of its own for links. */
const mailMethods = new Set(['otp', 'magiclink']);

/** Whether a mail has proved so lately who is there that nothing more has to be asked. */
export async function isProvedByMail(): Promise<boolean> {
  const supabase = await followAccount();
  const { data } = await supabase.auth.getClaims();
  const proofs = data?.claims.amr ?? [];
  return proofs.some(
    (proof) =>
      typeof proof === 'object' &&
      mailMethods.has(proof.method) &&
      isFreshSignIn({ signedInAt: proof.timestamp, now: Date.now() / 1000 }),
  );
}
