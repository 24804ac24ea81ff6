import type { TransactionSql } from '@alento/sql/sql.ts';
import { hasContact, type Contact } from './contact.ts';
import { storeProviders } from './store-providers.ts';

/**
 * Takes away what an account holds from before anybody proved to own its address: a stranger may have chosen it, so nothing they
 * know or hold opens it any more. What is left is the address itself, and what the operator said when they invited the person; the
 * transaction holds the person.
 */
export async function discardUnverified(
  tx: TransactionSql,
  personId: string,
  { keepsMetadata = false }: { keepsMetadata?: boolean } = {},
): Promise<void> {
  // Refresh tokens, and wishes to link an identity, go with the sessions.
  await tx`delete from auth.sessions where user_id = ${personId}`;
  await tx`delete from auth.mfa_factors where user_id = ${personId}`;
  // One that is being sent or used at this moment waits for the person, and confirms no password that is gone.
  await tx`
    delete from auth.one_time_tokens where id in (
      select id from auth.one_time_tokens where user_id = ${personId} for update skip locked
    )
  `;
  // Only a code that was handed out opens a session; the flow of the link that proves the address has none yet.
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
