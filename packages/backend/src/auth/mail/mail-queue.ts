import type { Queryable } from '@alento/sql/sql.ts';
import type { CodeChallenge } from '../flow-state.ts';
import type { SmsKind } from '../sms/sms.ts';
import type { RedirectRules } from '../redirect.ts';
import type { MailKind, NoticeKind } from './mail.ts';

/** Where a request for a mail comes from, and where its link is to lead. */
export interface MailOrigin {
  /** Already found to be allowed. */
  redirectTo: string;
  acceptLanguage: string | null;
}

/** The address that was named. Whether it has an account is found out when the message is sent. */
type Addressed = { kind: MailKind; email: string; phone?: never } | { kind: SmsKind; phone: string; email?: never };

export type MailRequest = MailOrigin &
  Addressed & {
    userId?: string;
    challenge?: CodeChallenge | undefined;
    /** Makes an account if there is none. */
    newMetadata?: string;
  };

/** Notes a mail or a text message down. One that is still waiting for the same address and reason gives way to it. */
export async function queueMail(sql: Queryable, request: MailRequest): Promise<void> {
  const { kind, email = null, phone = null, userId = null, redirectTo, challenge } = request;
  const { acceptLanguage, newMetadata = null } = request;
  await sql`
    with older as (delete from auth.mail_queue where (email = ${email} or phone = ${phone}) and kind = ${kind})
    insert into auth.mail_queue
      (kind, email, phone, user_id, redirect_to, code_challenge, code_challenge_method, accept_language, new_metadata)
    values (
      ${kind}, ${email}, ${phone}, ${userId}, ${redirectTo}, ${challenge?.challenge ?? null},
      ${challenge?.method ?? null}::auth.code_challenge_method, ${acceptLanguage}, ${newMetadata}::text::jsonb
    )
  `;
}

/** Notes down a mail that tells a person what was done with their account, if they have an address. */
export async function queueNotice(
  { siteUrl }: Pick<RedirectRules, 'siteUrl'>,
  sql: Queryable,
  kind: NoticeKind,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  if (email) await queueMail(sql, { kind, email, userId: id, redirectTo: siteUrl, acceptLanguage: null });
}

interface QueueRow {
  id: string;
  user_id: string | null;
  redirect_to: string;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
  accept_language: string | null;
  new_metadata: Record<string, unknown> | null;
  attempts: number;
}

export type QueuedMail = QueueRow & { kind: MailKind; email: string; phone: null };
export type QueuedSms = QueueRow & { kind: SmsKind; email: null; phone: string };
export type Queued = QueuedMail | QueuedSms;

// Longer than sending may take: after it, the process that claimed the mail is dead.
const leaseSeconds = 90;

/** Takes waiting mails, so that no other process does. A process that dies with one leaves it to the others. */
export async function claimMails(sql: Queryable, limit: number): Promise<Queued[]> {
  return sql<Queued[]>`
    update auth.mail_queue set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
    where id in (
      select id from auth.mail_queue where due_at <= now() order by due_at limit ${limit} for update skip locked
    )
    returning id::text, kind, email, phone, user_id, redirect_to, code_challenge, code_challenge_method, accept_language,
      new_metadata, attempts
  `;
}

/** Milliseconds until a mail is due; undefined if none waits. */
export async function nextMailDue(sql: Queryable): Promise<number | undefined> {
  const [row] = await sql<{ wait: number | null }[]>`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as wait from auth.mail_queue
  `;
  return row?.wait ?? undefined;
}

export async function dropMail(sql: Queryable, { id }: Queued): Promise<void> {
  await sql`delete from auth.mail_queue where id = ${id}::bigint`;
}

const longestWaitSeconds = 600;
const patience = '6 hours';

/** Puts a mail off, longer each time. False if it has waited too long to be of use and was dropped. */
export async function postponeMail(sql: Queryable, { id, attempts }: Queued): Promise<boolean> {
  const wait = Math.min(2 ** (attempts - 1), longestWaitSeconds) * (0.75 + Math.random() / 2);
  const dropped = await sql`
    delete from auth.mail_queue where id = ${id}::bigint and created_at < now() - ${patience}::interval
  `;
  if (dropped.count > 0) return false;
  await sql`update auth.mail_queue set due_at = now() + make_interval(secs => ${wait}) where id = ${id}::bigint`;
  return true;
}
