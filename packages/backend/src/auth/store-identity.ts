import type { TransactionSql } from '@alento/sql/sql.ts';
import { storeProviders } from './store-providers.ts';

/** One way of signing in, as `auth.identities` holds it. */
export interface NewIdentity {
  provider: string;
  /** The person's name at the provider. */
  providerId: string;
  data: object;
}

/** Gives an account a way of signing in; false if some account has it already. */
export async function insertIdentity(tx: TransactionSql, personId: string, identity: NewIdentity): Promise<boolean> {
  const inserted = await tx`
    insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
    values (${identity.providerId}, ${personId}, ${identity.data}, ${identity.provider}, now(), now())
    on conflict (provider_id, provider) do nothing
  `;
  return inserted.count > 0;
}

/** Notes an address among the ways in which a person signs in, and what is known of it. */
export async function storeIdentity(
  tx: TransactionSql,
  personId: string,
  provider: 'email' | 'phone',
  data: Record<string, string | boolean>,
): Promise<void> {
  const identity = { sub: personId, email_verified: false, phone_verified: false, ...data };
  await tx`
    insert into auth.identities as known (provider_id, user_id, identity_data, provider, created_at, updated_at)
    values (${personId}, ${personId}, ${identity}, ${provider}, now(), now())
    on conflict (provider_id, provider) do update set identity_data = known.identity_data || ${data}, updated_at = now()
  `;
  await storeProviders(tx, personId);
}
