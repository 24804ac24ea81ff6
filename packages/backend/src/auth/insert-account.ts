import { fragment, type TransactionSql } from '@alento/sql/sql.ts';
import { insertIdentity, type NewIdentity } from './store-identity.ts';

export interface NewAccount {
  id: string;
  /** Null for a phone-only or anonymous account. */
  email: string | null;
  phone?: string | null;
  /** Null for an account that signs in only with codes or a provider. */
  passwordHash: string | null;
  /** The text of a JSON object. */
  metadata: string;
  isConfirmed: boolean;
  isPhoneConfirmed?: boolean;
  /** Whether the email address is known to be the person's, which a confirmation for want of mail does not show. Default: isConfirmed. */
  isProven?: boolean;
  /** How the person signs in. Default: by each of their addresses. */
  identity?: NewIdentity;
  /** `app_metadata` set by the operator, besides the sign-in providers. */
  appMetadata?: Record<string, unknown>;
}

/** Stores an account and how its person signs in; false if its address, or else its number, has an account already. */
export async function insertAccount(tx: TransactionSql, account: NewAccount): Promise<boolean> {
  const { id, email, phone = null, passwordHash, metadata, isConfirmed, isPhoneConfirmed = false } = account;
  const identities = account.identity ? [account.identity] : addressIdentities(account);
  const providers = identities.map(({ provider }) => provider);
  const appMetadata = {
    ...account.appMetadata,
    ...(providers.length > 0 ? { provider: providers[0], providers } : {}),
  };
  const taken = email === null && phone !== null ? fragment`(phone)` : fragment`(email) where is_sso_user = false`;
  const inserted = await tx`
    insert into auth.users (
      instance_id, id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at, is_anonymous
    ) values (
      '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email}, ${phone}, ${passwordHash},
      case when ${isConfirmed} then now() end, case when ${isPhoneConfirmed} then now() end,
      ${appMetadata}, ${metadata}::text::jsonb, now(), now(), ${identities.length === 0}
    )
    on conflict ${taken} do nothing
  `;
  if (inserted.count === 0) return false;
  for (const identity of identities) await insertIdentity(tx, id, identity);
  return true;
}

function addressIdentities(account: NewAccount): NewIdentity[] {
  const { id, email, phone = null, isConfirmed, isProven = isConfirmed, isPhoneConfirmed = false } = account;
  const known = { sub: id, email_verified: isProven, phone_verified: isPhoneConfirmed };
  return [
    ...(email === null ? [] : [{ provider: 'email', providerId: id, data: { ...known, email } }]),
    ...(phone === null ? [] : [{ provider: 'phone', providerId: id, data: { ...known, phone } }]),
  ];
}
