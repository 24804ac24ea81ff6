import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from '../audit.ts';
import { acceptPassword, type ConfirmableAccount } from '../confirm-address.ts';
import { storeIdentity } from '../store-identity.ts';
import type { RedeemedToken } from '../one-time-token.ts';

export interface PhoneOwner {
  phone: string | null;
  phone_change: string | null;
}

/** Marks a phone number as confirmed, or returns an error code if the token was for another number or password. */
export async function confirmPhone(
  tx: TransactionSql,
  token: RedeemedToken,
  person: ConfirmableAccount & PhoneOwner,
): Promise<'otp_expired' | undefined> {
  if (person.phone !== token.address) return 'otp_expired';
  if (!(await acceptPassword(tx, token, person))) return 'otp_expired';
  await tx`
    update auth.users set phone_confirmed_at = now(), updated_at = now()
    where id = ${token.userId} and phone_confirmed_at is null
  `;
  await tx`
    update auth.identities set identity_data = identity_data || '{"phone_verified": true}', updated_at = now()
    where user_id = ${token.userId} and provider = 'phone' and not identity_data @> '{"phone_verified": true}'
  `;
}

/** Gives a person the number they want. */
export async function confirmPhoneChange(
  tx: TransactionSql,
  { userId, address }: RedeemedToken,
  { phone_change: wanted }: PhoneOwner,
): Promise<'otp_expired' | 'phone_exists' | undefined> {
  if (wanted !== address) return 'otp_expired';
  const taken = await tx`select from auth.users where phone = ${wanted} and id <> ${userId}`;
  if (taken.count > 0) return 'phone_exists';
  await storeNewPhone(tx, userId, wanted);
  await audit(tx, 'user_modified', userId);
}

export async function storeNewPhone(tx: TransactionSql, personId: string, phone: string): Promise<void> {
  await tx`
    update auth.users set
      phone = ${phone}, phone_confirmed_at = now(), phone_change = '', is_anonymous = false, updated_at = now()
    where id = ${personId}
  `;
  await storeIdentity(tx, personId, 'phone', { phone, phone_verified: true });
}
