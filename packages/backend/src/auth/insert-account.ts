import type { TransactionSql } from '../sql.ts';

export interface NewAccount {
  id: string;
  email: string;
  /** Null for somebody who signs in by mail alone. */
  passwordHash: string | null;
  /** The text of a JSON object. */
  metadata: string;
  isConfirmed: boolean;
}

/** Stores an account with its identity. False if the address has one. */
export async function insertAccount(tx: TransactionSql, account: NewAccount): Promise<boolean> {
  const { id, email, passwordHash, metadata, isConfirmed } = account;
  const inserted = await tx`
    insert into auth.users as u (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at
    ) values (
      '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email}, ${passwordHash},
      case when ${isConfirmed} then now() end,
      '{"provider": "email", "providers": ["email"]}', ${metadata}::text::jsonb, now(), now()
    )
    on conflict (email) where is_sso_user = false do nothing
  `;
  if (inserted.count === 0) return false;
  await tx`
    insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
    values (
      ${id}, ${id}::uuid,
      jsonb_build_object(
        'sub', ${id}::text, 'email', ${email}::text, 'email_verified', ${isConfirmed}::boolean, 'phone_verified', false
      ),
      'email', now(), now()
    )
  `;
  return true;
}
