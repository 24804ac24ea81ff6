import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './context.ts';
import { confirmedByCurrent, confirmedByNew } from './mail/purpose.ts';
import type { RedeemedToken } from './one-time-token.ts';
import { storeIdentity } from './store-identity.ts';

export interface EmailChanger {
  email: string | null;
  email_change: string | null;
  email_change_confirm_status: number;
}

/** Gives a person the address they want, once everybody has agreed who must; says what is lacking. */
export async function confirmEmailChange(
  auth: AuthContext,
  tx: TransactionSql,
  { userId, type, address }: RedeemedToken,
  person: EmailChanger,
): Promise<'otp_expired' | 'email_exists' | 'halfway' | undefined> {
  const isNew = type === 'email_change_token_new';
  const wanted = person.email_change;
  if (!wanted || address !== (isNew ? wanted : person.email)) return 'otp_expired';
  const other = isNew ? confirmedByCurrent : confirmedByNew;
  const isEnough = !auth.isEmailChangeConfirmedTwice || !person.email || person.email_change_confirm_status === other;
  if (!isEnough) {
    const status = isNew ? confirmedByNew : confirmedByCurrent;
    await tx`update auth.users set email_change_confirm_status = ${status} where id = ${userId}`;
    return 'halfway';
  }
  const taken = await tx`select from auth.users where email = ${wanted} and is_sso_user = false and id <> ${userId}`;
  if (taken.count > 0) return 'email_exists';
  await storeNewEmail(tx, userId, { email: wanted, isProven: true });
  await audit(tx, 'user_modified', userId);
}

/** Gives a person their new address, proved or believed. */
export async function storeNewEmail(
  tx: TransactionSql,
  personId: string,
  { email, isProven }: { email: string; isProven: boolean },
): Promise<void> {
  await tx`
    update auth.users set
      email = ${email}, email_confirmed_at = now(), email_change = null, email_change_confirm_status = 0,
      is_anonymous = false, updated_at = now()
    where id = ${personId}
  `;
  await storeIdentity(tx, personId, 'email', { email, email_verified: isProven });
  await tx`
    delete from auth.one_time_tokens
    where user_id = ${personId} and token_type in ('email_change_token_current', 'email_change_token_new')
  `;
}
