import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { queueNotice } from '../mail/mail-queue.ts';
import { requireVerifiedEmail, attachIdentity } from './find-or-create-account.ts';
import type { ProviderIdentity } from './provider.ts';

/** Links another identity to the caller's account. An account without an email address gets the provider's. */
export async function linkIdentity(
  auth: AuthContext,
  tx: TransactionSql,
  { userId, identity }: { userId: string; identity: ProviderIdentity },
): Promise<void> {
  await assertLinkable(tx, userId, identity);
  await attachIdentity(tx, userId, identity);
  const [person] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${userId}`;
  if (person?.email) {
    await queueNotice(auth, tx, 'identity_linked_notification', { id: userId, email: person.email });
  } else {
    await tx`
      update auth.users set email = ${requireVerifiedEmail(identity)}, email_confirmed_at = now(), is_anonymous = false
      where id = ${userId}
    `;
  }
  await audit(tx, 'identity_linked', userId);
}

/** Throws if the identity or its address already belongs to an account. */
export async function assertLinkable(tx: TransactionSql, userId: string, identity: ProviderIdentity): Promise<void> {
  const { provider, providerId } = identity;
  const [person] = await tx<{ email: string | null; is_banned: boolean }[]>`
    select email, coalesce(banned_until > now(), false) as is_banned
    from auth.users where id = ${userId} and deleted_at is null for no key update
  `;
  if (!person) throw new AuthError('user_not_found');
  if (person.is_banned) throw new AuthError('user_banned');
  const [owner] = await tx<{ user_id: string }[]>`
    select user_id from auth.identities where provider = ${provider} and provider_id = ${providerId}
  `;
  if (owner) {
    throw new AuthError(
      'identity_already_exists',
      owner.user_id === userId ? {} : { msg: 'Identity is already linked to another user' },
    );
  }
  if (person.email) return;
  const taken = await tx`
    select from auth.users where email = ${requireVerifiedEmail(identity)} and is_sso_user = false
  `;
  if (taken.count > 0) throw new AuthError('email_exists');
}
