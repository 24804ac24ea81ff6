import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { discardUnverified } from '../discard-unverified.ts';
import { metadataText } from '../input.ts';
import { insertAccount } from '../insert-account.ts';
import { insertIdentity } from '../store-identity.ts';
import { storeProviders } from '../store-providers.ts';
import type { ProviderIdentity } from './provider.ts';

export interface SettledAccount {
  id: string;
  isNew: boolean;
}

/** The account of an identity: the one it belongs to, the one of its address, or a new one. */
export async function settleAccount(
  auth: AuthContext,
  tx: TransactionSql,
  identity: ProviderIdentity,
): Promise<SettledAccount> {
  // Parallel sign-ins of one identity come one after the other.
  const key = `${identity.provider}:${identity.providerId}`;
  await tx`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  const known = await refreshIdentity(tx, identity);
  const account = known ? { id: known, isNew: false } : await joinOrMake(auth, tx, identity);
  const banned = await tx`select from auth.users where id = ${account.id} and banned_until > now()`;
  if (banned.count > 0) throw new AuthError('user_banned');
  return account;
}

/** Whose identity it is. What the provider says is noted there; what a person has written of themselves stays. */
async function refreshIdentity(
  tx: TransactionSql,
  { provider, providerId, data }: ProviderIdentity,
): Promise<string | undefined> {
  const [row] = await tx<{ user_id: string }[]>`
    update auth.identities set identity_data = ${data}, updated_at = now()
    where provider = ${provider} and provider_id = ${providerId}
    returning user_id
  `;
  return row?.user_id;
}

interface Namesake {
  id: string;
  is_proven: boolean;
  has_phone: boolean;
}

async function joinOrMake(auth: AuthContext, tx: TransactionSql, identity: ProviderIdentity): Promise<SettledAccount> {
  const email = requireVerifiedEmail(identity);
  // Where no mail goes out a confirmation is a formality, and only an identity can say that somebody verified the address.
  const [namesake] = await tx<Namesake[]>`
    select
      id, phone_confirmed_at is not null as has_phone,
      email_confirmed_at is not null and (
        select coalesce(bool_or(not i.identity_data @> '{"email_verified": false}'), not ${auth.autoconfirm}::boolean)
        from auth.identities i where i.user_id = u.id and i.email = u.email
      ) as is_proven
    from auth.users u where email = ${email} and is_sso_user = false and deleted_at is null for no key update
  `;
  if (namesake) return joinAccount(tx, namesake, identity);
  if (!auth.isSignUpOpen) throw new AuthError('signup_disabled');
  const id = randomUUID();
  const metadata = metadataText(identity.data);
  const isNew = await insertAccount(tx, { id, email, passwordHash: null, metadata, isConfirmed: true, identity });
  // Somebody took the address at this very moment.
  if (!isNew) return joinOrMake(auth, tx, identity);
  await audit(tx, 'user_signedup', id);
  return { id, isNew };
}

async function joinAccount(
  tx: TransactionSql,
  { id, is_proven: isProven, has_phone: hasPhone }: Namesake,
  identity: ProviderIdentity,
): Promise<SettledAccount> {
  // The account is somebody's, and nobody knows whether theirs.
  if (!isProven && hasPhone) throw new AuthError('email_exists');
  if (!isProven) await claimAccount(tx, id);
  await attachIdentity(tx, id, identity);
  await audit(tx, isProven ? 'identity_linked' : 'user_signedup', id);
  return { id, isNew: !isProven };
}

/** Hands an account whose address nobody has proved to who has now proved it, and who signs in by the provider alone. */
async function claimAccount(tx: TransactionSql, id: string): Promise<void> {
  await discardUnverified(tx, id);
  await tx`delete from auth.identities where user_id = ${id}`;
  await tx`update auth.users set email_confirmed_at = now() where id = ${id}`;
}

/** Gives an account another identity. What it says of the person fills gaps only. */
export async function attachIdentity(tx: TransactionSql, userId: string, identity: ProviderIdentity): Promise<void> {
  if (!(await insertIdentity(tx, userId, identity))) throw new AuthError('identity_already_exists');
  const [row] = await tx<{ metadata: Record<string, unknown> }[]>`
    select coalesce(raw_user_meta_data, '{}') as metadata from auth.users where id = ${userId}
  `;
  const metadata = metadataText({ ...identity.data, ...row?.metadata });
  await tx`update auth.users set raw_user_meta_data = ${metadata}::text::jsonb where id = ${userId}`;
  await storeProviders(tx, userId);
}

/** The address of an identity, if the provider vouches for it: nobody takes an account by claiming its address. */
export function requireVerifiedEmail({ provider, email, isEmailVerified }: ProviderIdentity): string {
  if (email && isEmailVerified) return email;
  throw new AuthError('provider_email_needs_verification', {
    msg: `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  });
}
