import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '../../sql.ts';
import { audit, type AuditedAction } from '../audit.ts';
import { insertAccount } from '../insert-account.ts';
import { issueToken, type OneTimeCodes, type OneTimeTokenType } from '../one-time-token.ts';
import type { PreparedMail } from './deliver-mails.ts';
import type { QueuedMail } from './mail-queue.ts';

interface MailContext {
  codes: OneTimeCodes;
  issuer: string;
}

/** What a mail is for, once it is known whom it reaches. */
interface Purpose {
  to: string;
  type: OneTimeTokenType;
  /** As links name it; null if the mail has no link. */
  linkType: 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change' | null;
  /** How a session will say that it was proved. */
  method: string;
  action: AuditedAction;
}

interface Recipient {
  id: string;
  email: string | null;
  email_change: string | null;
  email_change_confirm_status: number;
  is_confirmed: boolean;
  raw_user_meta_data: Record<string, unknown> | null;
}

/** Makes the code and the link of a mail when it is sent, so that none is ever kept. Null if nobody is to get it. */
export async function prepareMail(
  { codes, issuer }: MailContext,
  tx: TransactionSql,
  queued: QueuedMail,
): Promise<PreparedMail | null> {
  const person = await findRecipient(tx, queued);
  const purpose = person && (await purposeOf(tx, queued, person));
  if (!purpose) return null;
  const { to, type, linkType, method } = purpose;
  const { code_challenge: challenge, code_challenge_method: challengeMethod } = queued;
  const flow =
    challenge && challengeMethod && linkType
      ? { challenge: { challenge, method: challengeMethod }, method }
      : undefined;
  const { code, linkToken } = await issueToken(codes, tx, { userId: person.id, type, address: to, flow });
  await noteSending(tx, person.id, type);
  await audit(tx, purpose.action, person.id);
  const parameters = { token: linkToken, type: linkType ?? '', redirect_to: queued.redirect_to };
  const mail = {
    kind: queued.kind,
    to,
    code,
    link: linkType && `${issuer}/verify?${new URLSearchParams(parameters).toString()}`,
    newEmail: linkType === 'email_change' ? person.email_change : null,
    metadata: person.raw_user_meta_data ?? {},
    acceptLanguage: queued.accept_language,
  };
  return { mail, userId: person.id };
}

async function findRecipient(tx: TransactionSql, queued: QueuedMail): Promise<Recipient | undefined> {
  const find = async (): Promise<Recipient | undefined> => {
    const isChange = queued.kind.startsWith('email_change');
    const [row] = await tx<Recipient[]>`
      select id, email, email_change, email_change_confirm_status, raw_user_meta_data,
        email_confirmed_at is not null as is_confirmed
      from auth.users
      where is_sso_user = false and deleted_at is null and case
        when ${queued.user_id}::uuid is not null then id = ${queued.user_id}::uuid
        else email = ${queued.email} or (${isChange} and email_change = ${queued.email})
      end
      order by email = ${queued.email} desc limit 1
    `;
    return row;
  };
  const known = await find();
  if (known || queued.kind !== 'magiclink' || !queued.new_metadata) return known;
  const id = randomUUID();
  const metadata = JSON.stringify(queued.new_metadata);
  const isNew = await insertAccount(tx, { id, email: queued.email, passwordHash: null, metadata, isConfirmed: false });
  if (isNew) await audit(tx, 'user_signedup', id);
  return find();
}

async function purposeOf(tx: TransactionSql, { kind }: QueuedMail, person: Recipient): Promise<Purpose | null> {
  const { email, is_confirmed: isConfirmed } = person;
  if (kind === 'email_change_current' || kind === 'email_change_new') return changePurpose(tx, kind, person);
  if (!email) return null;
  const confirmation = { to: email, type: 'confirmation_token', action: 'user_confirmation_requested' } as const;
  const recovery = { to: email, type: 'recovery_token', action: 'user_recovery_requested' } as const;
  switch (kind) {
    case 'signup':
      return isConfirmed ? null : { ...confirmation, linkType: 'signup', method: 'email/signup' };
    case 'invite':
      return isConfirmed ? null : { ...confirmation, linkType: 'invite', method: 'invite' };
    case 'magiclink':
      return isConfirmed
        ? { ...recovery, linkType: 'magiclink', method: 'magiclink' }
        : { ...confirmation, linkType: 'signup', method: 'email/signup' };
    case 'recovery':
      return { ...recovery, linkType: 'recovery', method: 'recovery' };
    case 'reauthentication':
      return {
        to: email,
        type: 'reauthentication_token',
        linkType: null,
        method: 'otp',
        action: 'user_reauthenticate_requested',
      };
  }
}

/** Only for a change that waits, and only to the address that has not confirmed it yet. */
async function changePurpose(
  tx: TransactionSql,
  kind: 'email_change_current' | 'email_change_new',
  { id, email, email_change: wanted, email_change_confirm_status: status }: Recipient,
): Promise<Purpose | null> {
  const isNew = kind === 'email_change_new';
  const to = isNew ? wanted : email;
  if (!wanted || !to || status === (isNew ? confirmedByNew : confirmedByCurrent)) return null;
  const taken = await tx`select from auth.users where email = ${wanted} and is_sso_user = false and id <> ${id}`;
  if (taken.count > 0) return null;
  return {
    to,
    type: isNew ? 'email_change_token_new' : 'email_change_token_current',
    linkType: 'email_change',
    method: 'email_change',
    action: 'user_email_change_requested',
  };
}

/** What `email_change_confirm_status` says of a change that both addresses must confirm. */
export const confirmedByCurrent = 1;
export const confirmedByNew = 2;

async function noteSending(tx: TransactionSql, personId: string, type: OneTimeTokenType): Promise<void> {
  await tx`
    update auth.users set
      confirmation_sent_at = case when ${type === 'confirmation_token'} then now() else confirmation_sent_at end,
      recovery_sent_at = case when ${type === 'recovery_token'} then now() else recovery_sent_at end,
      reauthentication_sent_at = case when ${type === 'reauthentication_token'} then now() else reauthentication_sent_at end
    where id = ${personId}
  `;
}
