import type { TransactionSql } from '@alento/sql/sql.ts';
import { hasContact, type Contact } from './contact.ts';
import { storeProviders } from './store-providers.ts';

/**
 * Discards every credential, session and identity that an account got before its address was verified: a stranger may have set
 * them. Only the address stays, and the metadata of an invitation by the operator. The caller's transaction must hold the lock on
 * the user's row.
 */
export async function discardUnverified(
  tx: TransactionSql,
  personId: string,
  { keepsMetadata = false }: { keepsMetadata?: boolean } = {},
): Promise<void> {
  // Refresh tokens and started identity links are deleted with the sessions by cascade.
  await tx`delete from auth.sessions where user_id = ${personId}`;
  await tx`delete from auth.mfa_factors where user_id = ${personId}`;
  // Locked tokens are being sent or redeemed. They wait for the user's row, and cannot confirm a password that is gone by then.
  await tx`
    delete from auth.one_time_tokens where id in (
      select id from auth.one_time_tokens where user_id = ${personId} for update skip locked
    )
  `;
  // Only flows with an issued code can open a session; the flow of the link being redeemed has none yet.
  await tx`delete from auth.flow_state where user_id = ${personId} and auth_code is not null`;
  await tx`delete from auth.identities where user_id = ${personId} and provider not in ('email', 'phone')`;
  await tx`
    update auth.users set
      encrypted_password = null, email_change = null, email_change_confirm_status = 0, phone_change = '',
      raw_user_meta_data = case when ${keepsMetadata} or invited_at is not null then raw_user_meta_data else '{}' end,
      updated_at = now()
    where id = ${personId}
  `;
  await storeProviders(tx, personId);
}

/**
 * Until an address is proved, who signs up or invites last decides: nothing of those before is left, and no message to them
 * confirms. False if there is no such account.
 */
export async function replaceUnverified(
  tx: TransactionSql,
  contact: Contact,
  { passwordHash, metadata }: { passwordHash: string | null; metadata: string },
): Promise<boolean> {
  const [pending] = await tx<{ id: string }[]>`
    select id from auth.users
    where ${hasContact(contact)} and deleted_at is null and confirmed_at is null for no key update
  `;
  if (!pending) return false;
  await discardUnverified(tx, pending.id);
  await tx`
    update auth.users set
      encrypted_password = ${passwordHash}, raw_user_meta_data = ${metadata}::text::jsonb, invited_at = null
    where id = ${pending.id}
  `;
  return true;
}
