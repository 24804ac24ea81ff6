import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from '../audit.ts';
import { insertAccount } from '../insert-account.ts';
import type { PreparedMessage } from './deliver-mails.ts';
import { issueLink, type LinkMaker } from './issue-link.ts';
import { noticeKinds, type MailKind, type NoticeKind, type SendMail } from './mail.ts';
import type { QueuedMail } from './mail-queue.ts';
import { findPurpose, recipientColumns, type Recipient } from './purpose.ts';

/** Generates code and link of a mail at the time of sending, so that neither is ever stored. Null if it is not to be sent any more. */
export async function prepareMail(
  { sendMail, ...maker }: LinkMaker & { sendMail: SendMail },
  tx: TransactionSql,
  queued: QueuedMail,
): Promise<PreparedMessage | null> {
  const person = await findRecipient(tx, queued);
  const { kind } = queued;
  if (isNotice(kind)) {
    // Whoever guesses at an address that nobody has proved must not write to it.
    if (!person || (kind === 'sign_in_slowed_notification' && !person.is_confirmed)) return null;
    return prepareNotice(sendMail, { ...queued, kind }, person);
  }
  const purpose = person && (await findPurpose(tx, kind, person));
  if (!purpose) return null;
  const { code_challenge: text, code_challenge_method: method } = queued;
  const challenge = text && method ? { challenge: text, method } : undefined;
  const wish = { personId: person.id, purpose, redirectTo: queued.redirect_to, challenge };
  const { code, link } = await issueLink(maker, tx, wish);
  const mail = {
    kind,
    to: purpose.to,
    code,
    link,
    newEmail: purpose.linkType === 'email_change' ? person.email_change : null,
    metadata: person.raw_user_meta_data ?? {},
    acceptLanguage: queued.accept_language,
  };
  return { userId: person.id, send: () => sendMail(mail) };
}

const isNotice = (kind: MailKind): kind is NoticeKind => noticeKinds.some((notice) => notice === kind);

/** Goes to the address that the account had: what was done may have given it another. */
function prepareNotice(
  sendMail: SendMail,
  { kind, email: to, accept_language: acceptLanguage }: QueuedMail & { kind: NoticeKind },
  { id, raw_user_meta_data: metadata }: Recipient,
): PreparedMessage {
  return { userId: id, send: () => sendMail({ kind, to, metadata: metadata ?? {}, acceptLanguage }) };
}

async function findRecipient(tx: TransactionSql, queued: QueuedMail): Promise<Recipient | undefined> {
  const find = async (): Promise<Recipient | undefined> => {
    const isChange = queued.kind.startsWith('email_change');
    const [row] = await tx<Recipient[]>`
      select ${recipientColumns} from auth.users
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
