import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { mergeMetadata, metadataText } from '../input.ts';
import type { PersonRow } from '../person.ts';
import { readAccountChange, type AccountInput } from './account-input.ts';
import { storeIdentity } from '../store-identity.ts';
import { getAccount, presentAccount } from './read-accounts.ts';

/** Changes any account. A new password or a ban ends its sessions. */
export async function updateAccount(auth: AuthContext, id: string, input: AccountInput): Promise<object> {
  const { email, phone, passwordHash, ban } = await readAccountChange(auth, input);
  const row = await auth.sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${id} for no key update`;
    const person = await getAccount(tx, id);
    await storeMetadata(tx, person, input);
    if (email && email !== person.email) await storeEmail(tx, id, email);
    if (phone && phone !== person.phone) await storePhone(tx, id, phone);
    if (input.email_confirm) await confirmEmail(tx, id);
    if (input.phone_confirm) await confirmPhone(tx, id);
    if (passwordHash) {
      await tx`update auth.users set encrypted_password = ${passwordHash}, updated_at = now() where id = ${id}`;
    }
    if (ban !== null) await storeBan(tx, id, ban);
    if (passwordHash || ban) await tx`delete from auth.sessions where user_id = ${id}`;
    await audit(tx, 'user_modified', id);
    return getAccount(tx, id);
  });
  return presentAccount(row);
}

async function storeMetadata(tx: TransactionSql, person: PersonRow, input: AccountInput): Promise<void> {
  const user = metadataText(mergeMetadata(person.raw_user_meta_data ?? {}, input.user_metadata ?? {}));
  const app = metadataText(mergeMetadata(person.raw_app_meta_data ?? {}, input.app_metadata ?? {}));
  await tx`
    update auth.users set
      raw_user_meta_data = ${user}::text::jsonb, raw_app_meta_data = ${app}::text::jsonb, updated_at = now()
    where id = ${person.id}
  `;
}

async function storeEmail(tx: TransactionSql, id: string, email: string): Promise<void> {
  const taken = await tx`select from auth.users where email = ${email} and is_sso_user = false and id <> ${id}`;
  if (taken.count > 0) throw new AuthError('email_exists');
  await tx`update auth.users set email = ${email} where id = ${id}`;
  await storeIdentity(tx, id, 'email', { email });
}

async function storePhone(tx: TransactionSql, id: string, phone: string): Promise<void> {
  const taken = await tx`select from auth.users where phone = ${phone} and id <> ${id}`;
  if (taken.count > 0) throw new AuthError('phone_exists');
  await tx`update auth.users set phone = ${phone}, phone_confirmed_at = null where id = ${id}`;
  await storeIdentity(tx, id, 'phone', { phone, phone_verified: false });
}

async function confirmPhone(tx: TransactionSql, id: string): Promise<void> {
  await tx`
    update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()) where id = ${id} and phone is not null
  `;
  await tx`
    update auth.identities set identity_data = identity_data || '{"phone_verified": true}', updated_at = now()
    where user_id = ${id} and provider = 'phone'
  `;
}

async function confirmEmail(tx: TransactionSql, id: string): Promise<void> {
  await tx`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${id}`;
  await tx`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${id} and provider = 'email'
  `;
}

/** Bans for so many seconds; none end a ban. */
export async function storeBan(tx: TransactionSql, id: string, seconds: number): Promise<void> {
  await tx`
    update auth.users set banned_until = case when ${seconds > 0} then now() + make_interval(secs => ${seconds}) end
    where id = ${id}
  `;
}
