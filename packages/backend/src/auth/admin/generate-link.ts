import { ownWords } from '../own-words.ts';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { replaceUnverified } from '../discard-unverified.ts';
import { assertEmail, emailSchema, metadataSchema, metadataText } from '../input.ts';
import { insertAccount } from '../insert-account.ts';
import { issueLink } from '../mail/issue-link.ts';
import { findPurpose, recipientColumns, type Recipient } from '../mail/purpose.ts';
import { allowedRedirect } from '../redirect.ts';
import { storeInvitation } from './invite-person.ts';
import { getAccount, presentAccount } from './read-accounts.ts';

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const;

export const linkSchema = z.object({
  type: z.enum(linkTypes),
  email: emailSchema,
  new_email: z.nullish(emailSchema),
  password: z.nullish(z.string()),
  data: z.nullish(metadataSchema),
  redirect_to: z.nullish(z.string()),
});
type LinkInput = z.infer<typeof linkSchema>;

interface NewLink {
  type: LinkInput['type'];
  email: string;
  newEmail: string | null;
  passwordHash: string | null;
  metadata: string;
}

/** Makes the code and the link of a mail for the operator, who sends it; nothing is sent from here. */
export async function generateLink(auth: AuthContext, input: LinkInput, redirectTo?: string): Promise<object> {
  const wish = await readWish(auth, input);
  const target = allowedRedirect(auth, input.redirect_to ?? redirectTo);
  const { row, isNew, properties } = await auth.sql.begin(async (tx) => {
    const isNew = await storeAccount(tx, wish);
    if (wish.newEmail) await storeWantedEmail(tx, wish.email, wish.newEmail);
    const person = await findPerson(tx, wish.email);
    const purpose = await findPurpose(tx, wish.type, person);
    if (!purpose) throw new AuthError('validation_failed', { msg: 'This address has confirmed the change already' });
    const issued = await issueLink(auth, tx, { personId: person.id, purpose, redirectTo: target });
    const properties = {
      action_link: issued.link,
      email_otp: issued.code,
      hashed_token: issued.linkToken,
      redirect_to: target,
      verification_type: wish.newEmail ? wish.type : purpose.linkType,
    };
    return { row: await getAccount(tx, person.id), isNew, properties };
  });
  if (isNew) auth.log({ level: 'info', code: 'auth.signed_up', userId: row.id });
  return { ...presentAccount(row), ...properties };
}

async function readWish(auth: AuthContext, input: LinkInput): Promise<NewLink> {
  const { type, email, password } = input;
  assertEmail(email);
  const metadata = metadataText(input.data ?? {});
  const wish = { type, email, metadata, newEmail: null, passwordHash: null };
  if (type === 'signup') {
    if (!password) throw new AuthError('validation_failed', { msg: 'Signup requires a valid password' });
    await auth.passwords.assertIsStrong(password, ownWords({ email, metadata: input.data }));
    return { ...wish, passwordHash: await auth.passwords.hash(password) };
  }
  if (!type.startsWith('email_change')) return wish;
  if (type === 'email_change_current' && !auth.isEmailChangeConfirmedTwice) {
    throw new AuthError('validation_failed', { msg: 'Only the new address confirms a change here' });
  }
  if (!input.new_email) throw new AuthError('validation_failed', { msg: 'A new email address is required' });
  assertEmail(input.new_email);
  return { ...wish, newEmail: input.new_email };
}

/** Makes the account that a link is to open, where its type does; whether it is new. */
async function storeAccount(tx: TransactionSql, wish: NewLink): Promise<boolean> {
  const { type, email, metadata, passwordHash } = wish;
  if (type === 'invite') return (await storeInvitation(tx, wish)).isNew;
  if (type !== 'signup' && type !== 'magiclink') return false;
  const id = randomUUID();
  const isNew = await insertAccount(tx, { ...wish, id, isConfirmed: false });
  if (isNew) await audit(tx, 'user_signedup', id);
  else if (passwordHash && !(await replaceUnverified(tx, { email }, { metadata, passwordHash })))
    throw new AuthError('email_exists');
  return isNew;
}

async function findPerson(tx: TransactionSql, email: string): Promise<Recipient> {
  const [person] = await tx<Recipient[]>`
    select ${recipientColumns} from auth.users
    where email = ${email} and is_sso_user = false and deleted_at is null for no key update
  `;
  if (!person) throw new AuthError('user_not_found', { status: 404, msg: 'User with this email not found' });
  return person;
}

/** The second link of one change leaves the first one alive. */
async function storeWantedEmail(tx: TransactionSql, email: string, wanted: string): Promise<void> {
  const taken = await tx`select from auth.users where email = ${wanted} and is_sso_user = false`;
  if (taken.count > 0) throw new AuthError('email_exists');
  const [changed] = await tx<{ id: string }[]>`
    update auth.users set
      email_change = ${wanted}, email_change_sent_at = now(), email_change_confirm_status = 0, updated_at = now()
    where email = ${email} and is_sso_user = false and deleted_at is null and email_change is distinct from ${wanted}
    returning id
  `;
  if (!changed) return;
  await tx`
    delete from auth.one_time_tokens
    where user_id = ${changed.id} and token_type in ('email_change_token_current', 'email_change_token_new')
  `;
}
