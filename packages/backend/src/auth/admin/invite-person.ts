import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { replaceUnverified } from '../discard-unverified.ts';
import { assertEmail, emailSchema, metadataSchema, metadataText } from '../input.ts';
import { insertAccount } from '../insert-account.ts';
import { queueMail, type MailOrigin } from '../mail/mail-queue.ts';
import { getAccount, presentAccount } from './read-accounts.ts';

export const invitationSchema = z.object({ email: emailSchema, data: z.nullish(metadataSchema) });

/** Makes an account without a password and mails its person, who comes in with the link or the code. */
export async function invitePerson(
  auth: AuthContext,
  { email, data }: z.infer<typeof invitationSchema>,
  origin: MailOrigin,
): Promise<object> {
  assertEmail(email);
  const metadata = metadataText(data ?? {});
  const { row, isNew } = await auth.sql.begin(async (tx) => {
    const { id, isNew } = await storeInvitation(tx, { email, metadata });
    await queueMail(tx, { ...origin, kind: 'invite', email, userId: id });
    return { row: await getAccount(tx, id), isNew };
  });
  if (isNew) auth.log({ level: 'info', code: 'auth.signed_up', userId: row.id });
  auth.wakeMails();
  return presentAccount(row);
}

/** The invited account: a new one, or an unconfirmed one, which keeps only the metadata of an earlier invitation. */
export async function storeInvitation(
  tx: TransactionSql,
  { email, metadata }: { email: string; metadata: string },
): Promise<{ id: string; isNew: boolean }> {
  const invitation = { email, passwordHash: null, metadata };
  const isNew = await insertAccount(tx, { ...invitation, id: randomUUID(), isConfirmed: false });
  const [person] = await tx<{ id: string; is_invited: boolean }[]>`
    select id, invited_at is not null as is_invited from auth.users
    where email = ${email} and is_sso_user = false and deleted_at is null and email_confirmed_at is null
    for no key update
  `;
  if (!person) throw new AuthError('email_exists');
  if (!isNew && !person.is_invited) await replaceUnverified(tx, { email }, invitation);
  await tx`update auth.users set invited_at = now(), updated_at = now() where id = ${person.id}`;
  if (isNew) await audit(tx, 'user_signedup', person.id);
  await audit(tx, 'user_invited', person.id);
  return { id: person.id, isNew };
}
