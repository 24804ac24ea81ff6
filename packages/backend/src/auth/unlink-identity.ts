import * as z from 'zod';
import type { TransactionSql } from '@alento/sql/sql.ts';
import type { AccessTokenClaims } from './access-token.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { assertFullAssurance } from './factors/factor.ts';
import { loadPerson } from './get-person.ts';
import { queueNotice } from './mail/mail-queue.ts';
import { assertFreshProof } from './reauthenticate.ts';
import { storeProviders } from './store-providers.ts';

/** Unlinks one of the caller's identities; another sign-in method must remain. */
export async function unlinkIdentity(auth: AuthContext, claims: AccessTokenClaims, id: string): Promise<object> {
  if (!z.uuid().safeParse(id).success) throw new AuthError('identity_not_found');
  await auth.sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${claims.sub} for no key update`;
    const person = await loadPerson(tx, claims);
    const { identities, email } = person;
    await assertFullAssurance(tx, claims, 401);
    await assertFreshProof(auth, tx, claims);
    const [removed] = await tx<{ provider: string; email: string | null }[]>`
      delete from auth.identities where id = ${id} and user_id = ${claims.sub} returning provider, email
    `;
    if (!removed) throw new AuthError('identity_not_found');
    if (identities.length < 2) throw new AuthError('single_identity_not_deletable');
    await storeProviders(tx, claims.sub);
    if (removed.provider === 'email') {
      await tx`update auth.users set encrypted_password = null where id = ${claims.sub}`;
    }
    if (removed.provider === 'phone') await clearPhone(tx, claims.sub);
    else if (email !== null && removed.email === email) await replaceEmail(tx, claims.sub);
    await queueNotice(auth, tx, 'identity_unlinked_notification', person);
    await audit(tx, 'identity_unlinked', claims.sub);
  });
  auth.wakeMails();
  return {};
}

async function clearPhone(tx: TransactionSql, personId: string): Promise<void> {
  await tx`
    update auth.users set phone = null, phone_confirmed_at = null, updated_at = now() where id = ${personId}
  `;
}

/** The address of an identity that is left takes its place, or none does: a code sent to the old one would still sign in. */
async function replaceEmail(tx: TransactionSql, personId: string): Promise<void> {
  const [left] = await tx<{ email: string }[]>`
    select i.email from auth.identities i join auth.users u on u.id = i.user_id
    where i.user_id = ${personId} and i.email is not null and (i.email = u.email or (
      i.identity_data @> '{"email_verified": true}'
      and not exists (select from auth.users o where o.email = i.email and o.is_sso_user = false and o.id <> u.id)
    ))
    order by i.email = u.email desc, i.created_at limit 1
  `;
  const email = left?.email ?? null;
  await tx`
    update auth.users set
      email = ${email}, email_confirmed_at = case when ${email}::text is not null then email_confirmed_at end,
      updated_at = now()
    where id = ${personId}
  `;
}
