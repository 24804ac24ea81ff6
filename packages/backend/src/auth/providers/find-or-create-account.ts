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

export interface ProviderAccount {
  id: string;
  isNew: boolean;
}

/** Finds the account of an identity: by the identity, else by its email address, else creates one. */
export async function findOrCreateAccount(
  auth: AuthContext,
  tx: TransactionSql,
  identity: ProviderIdentity,
): Promise<ProviderAccount> {
  // Parallel sign-ins of one identity come one after the other.
  const key = `${identity.provider}:${identity.providerId}`;
  await tx`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  const known = await refreshIdentity(tx, identity);
  const account = known ? { id: known, isNew: false } : await linkOrCreate(auth, tx, identity);
  const banned = await tx`select from auth.users where id = ${account.id} and banned_until > now()`;
  if (banned.count > 0) throw new AuthError('user_banned');
  return account;
}

/** Stores the provider's latest data on a known identity and returns its account id. User metadata stays as it is. */
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

async function linkOrCreate(
  auth: AuthContext,
  tx: TransactionSql,
  identity: ProviderIdentity,
): Promise<ProviderAccount> {
  const email = requireVerifiedEmail(identity);
  // With autoconfirm no address was ever verified by mail, so only an identity can prove that it was.
  const [namesake] = await tx<Namesake[]>`
    select
      id, phone_confirmed_at is not null as has_phone,
      email_confirmed_at is not null and (
        select coalesce(bool_or(not i.identity_data @> '{"email_verified": false}'), not ${auth.autoconfirm}::boolean)
        from auth.identities i where i.user_id = u.id and i.email = u.email
      ) as is_proven
    from auth.users u where email = ${email} and is_sso_user = false and deleted_at is null for no key update
  `;
  if (namesake) return linkAccount(tx, namesake, identity);
  if (!auth.isSignUpOpen) throw new AuthError('signup_disabled');
  const id = randomUUID();
  const metadata = metadataText(identity.data);
  const isNew = await insertAccount(tx, { id, email, passwordHash: null, metadata, isConfirmed: true, identity });
  // A parallel sign-up took the address.
  if (!isNew) return linkOrCreate(auth, tx, identity);
  await audit(tx, 'user_signedup', id);
  return { id, isNew };
}

async function linkAccount(
  tx: TransactionSql,
  { id, is_proven: isProven, has_phone: hasPhone }: Namesake,
  identity: ProviderIdentity,
): Promise<ProviderAccount> {
  // The account has a confirmed phone, so it has an owner, but nothing proves that they own this address.
  if (!isProven && hasPhone) throw new AuthError('email_exists');
  if (!isProven) await claimAccount(tx, id);
  await attachIdentity(tx, id, identity);
  await audit(tx, isProven ? 'identity_linked' : 'user_signedup', id);
  return { id, isNew: !isProven };
}

/** Hands an account with an unverified address to the user who has now proved it: only the provider identity remains. */
async function claimAccount(tx: TransactionSql, id: string): Promise<void> {
  await discardUnverified(tx, id);
  await tx`delete from auth.identities where user_id = ${id}`;
  await tx`update auth.users set email_confirmed_at = now() where id = ${id}`;
}

/** Adds an identity to an account. Its data only fills gaps in the user's metadata. */
export async function attachIdentity(tx: TransactionSql, userId: string, identity: ProviderIdentity): Promise<void> {
  if (!(await insertIdentity(tx, userId, identity))) throw new AuthError('identity_already_exists');
  const [row] = await tx<{ metadata: Record<string, unknown> }[]>`
    select coalesce(raw_user_meta_data, '{}') as metadata from auth.users where id = ${userId}
  `;
  const metadata = metadataText({ ...identity.data, ...row?.metadata });
  await tx`update auth.users set raw_user_meta_data = ${metadata}::text::jsonb where id = ${userId}`;
  await storeProviders(tx, userId);
}

/** The identity's address if the provider has verified it; an unverified one must not give access to an account. */
export function requireVerifiedEmail({ provider, email, isEmailVerified }: ProviderIdentity): string {
  if (email && isEmailVerified) return email;
  throw new AuthError('provider_email_needs_verification', {
    msg: `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  });
}
