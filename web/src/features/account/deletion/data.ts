import type { DeletionRequest } from '@alento/domain/account/deletion-schema.ts';
import { isFreshSignIn } from '@alento/domain/account/policy.ts';
import { ensureProfile } from '#features/account/profile/ensure-profile.ts';
import { reauthenticate, type SignedInProof } from '#features/account/reauthentication/data.ts';
import { leaveProduct } from '#features/account/sign-out/data.ts';
import { followAccount } from '#features/account/state.ts';
import { api } from '#lib/api.ts';

/** `given`: the person has just proved who they are, so nothing more is asked. */
export type ProofKind = SignedInProof['kind'] | 'given';

export interface Deletion {
  readonly email: string;
  readonly kind: ProofKind;
  /** The password, or the mailed code. */
  readonly proof: string;
  readonly when: DeletionRequest['when'];
}

/**
 * Proves once more who is there, closes the account, and leaves this device as if nobody had been there. Whoever went
 * elsewhere meanwhile, or owes the second step now, has to confirm once more.
 */
export async function deleteAccount({ email, kind, proof, when }: Deletion, leaving: AbortSignal): Promise<void> {
  if (kind !== 'given') await reauthenticate({ email, kind, proof });
  leaving.throwIfAborted();
  const response = await api.api.account.deletion.$post({ json: { when } });
  const planned = response.status === 200 ? await response.json() : undefined;
  await leaveProduct(planned ? `/delete-account/done?until=${planned.dueAt}` : '/delete-account/done');
}

/** Takes the deletion back. */
export async function cancelDeletion(): Promise<void> {
  await api.api.account.deletion.$delete();
  void ensureProfile().catch(() => undefined);
}

/**
 * Whether somebody has proved so lately who they are that nothing more has to be asked: by a mail, or in two steps, of which
 * the password asked for again would ask for the second again.
 */
export async function isReauthenticated(): Promise<boolean> {
  const supabase = await followAccount();
  const { data } = await supabase.auth.getClaims();
  const proofs = (data?.claims.amr ?? []).filter((proof) => typeof proof === 'object');
  const now = Date.now() / 1000;
  const fresh = new Set(
    proofs.filter(({ timestamp }) => isFreshSignIn({ signedInAt: timestamp, now })).map(({ method }) => method),
  );
  // Supabase has a word of its own for the links of mails.
  return fresh.has('otp') || fresh.has('magiclink') || (fresh.has('password') && fresh.has('totp'));
}
