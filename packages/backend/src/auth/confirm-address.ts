import type { TransactionSql } from '@alento/sql/sql.ts';
import { hashSecret } from './flow-state.ts';
import { discardUnverified } from './discard-unverified.ts';
import type { RedeemedToken } from './one-time-token.ts';

export interface ConfirmableAccount {
  email: string | null;
  encrypted_password: string | null;
  /** Whether any address of the account was proved before. */
  is_confirmed: boolean;
}

/** Marks an email address as confirmed, or returns an error code if the token was for another address or password. */
export async function confirmAddress(
  tx: TransactionSql,
  token: RedeemedToken,
  person: ConfirmableAccount,
): Promise<'otp_expired' | undefined> {
  if (person.email !== token.address) return 'otp_expired';
  if (!(await acceptPassword(tx, token, person))) return 'otp_expired';
  await tx`
    update auth.users set email_confirmed_at = now(), updated_at = now()
    where id = ${token.userId} and email_confirmed_at is null
  `;
  await tx`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${token.userId} and provider = 'email' and not identity_data @> '{"email_verified": true}'
  `;
}

/**
 * Only the message of a sign-up confirms a password, and only the one that was chosen with it. Any other proof of an address takes
 * away what was chosen before it.
 */
export async function acceptPassword(
  tx: TransactionSql,
  { userId, passwordDigest }: RedeemedToken,
  { encrypted_password: password, is_confirmed: isConfirmed }: ConfirmableAccount,
): Promise<boolean> {
  if (passwordDigest) return password !== null && hashSecret(password) === passwordDigest;
  // Metadata sent with an unconfirmed password is discarded together with that password.
  if (!isConfirmed) await discardUnverified(tx, userId, { keepsMetadata: password === null });
  return true;
}
