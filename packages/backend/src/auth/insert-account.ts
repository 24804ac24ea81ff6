import type { TransactionSql } from '../sql.ts';

export interface NewAccount {
  id: string;
  /** Null for somebody who stays anonymous. */
  email: string | null;
  /** Null for somebody who signs in by mail alone. */
  passwordHash: string | null;
  /** The text of a JSON object. */
  metadata: string;
  isConfirmed: boolean;
  /** What the operator says of the person, beside how they sign in. */
  appMetadata?: Record<string, unknown>;
}

/** Stores an account, with its identity if it has an address; false if the address has one already. */
export async function insertAccount(tx: TransactionSql, account: NewAccount): Promise<boolean> {
  const { id, email, passwordHash, metadata, isConfirmed } = account;
  const appMetadata = {
    ...account.appMetadata,
    ...(email === null ? {} : { provider: 'email', providers: ['email'] }),
  };
  const inserted = await tx`
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at, is_anonymous
    ) values (
      '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email}, ${passwordHash},
      case when ${isConfirmed} then now() end, ${appMetadata}, ${metadata}::text::jsonb, now(), now(), ${email === null}
    )
    on conflict (email) where is_sso_user = false do nothing
  `;
  if (inserted.count === 0) return false;
  if (email === null) return true;
  const identity = { sub: id, email, email_verified: isConfirmed, phone_verified: false };
  await tx`
    insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
    values (${id}, ${id}, ${identity}, 'email', now(), now())
  `;
  return true;
}
