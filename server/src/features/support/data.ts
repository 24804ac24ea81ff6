import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import type { Diagnostics, SupportCategory, SupportStatus } from '@alento/domain/support/schema.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';

export interface NewSupportMessage {
  id: string;
  /** Null for a visitor. */
  userId: string | null;
  email: Buffer;
  emailDigest: Buffer;
  message: Buffer;
  category: SupportCategory;
  diagnostics: Diagnostics | null;
  isPriority: boolean;
  language: LanguageCode;
  tier: Tier;
}

/** Stores a message together with the mails it causes; as the server itself, since visitors write, too. A message with the same id is known already. */
export async function insertMessage(sql: Sql, message: NewSupportMessage): Promise<void> {
  await sql`
    with stored as (
      insert into public.support_messages
        (id, user_id, email, email_digest, message, category, diagnostics, is_priority, language, tier)
      values (${message.id}, ${message.userId}, ${message.email}, ${message.emailDigest}, ${message.message},
        ${message.category}, ${message.diagnostics}, ${message.isPriority}, ${message.language}, ${message.tier})
      on conflict (id) do nothing returning id
    )
    insert into private.support_mails (message_id, kind)
    select id, kind from stored, unnest(array['receipt', 'notice']) as kind`;
}

export async function isStored(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`select from public.support_messages where id = ${id}`;
  return rows.count > 0;
}

/** Counts a message of the running hour; answers how many it holds and when the next hour begins. */
export async function countAttempt(sql: Sql, key: Buffer): Promise<{ used: number; seconds: number }> {
  const [count] = await sql<{ used: number; seconds: number }[]>`
    insert into private.support_attempts as a (key) values (${key})
    on conflict (key) do update set
      used = case when a.resets_at > now() then a.used + 1 else 1 end,
      resets_at = case when a.resets_at > now() then a.resets_at else now() + interval '1 hour' end
    returning used, ceil(extract(epoch from resets_at - now()))::integer as seconds`;
  if (!count) throw new Error('the message was not counted');
  return count;
}

export interface OwnSupportRow {
  id: string;
  created_at: Date;
  email: Buffer;
  message: Buffer;
  category: SupportCategory;
  diagnostics: Diagnostics | null;
  is_priority: boolean;
  status: SupportStatus;
  closed_at: Date | null;
  language: LanguageCode;
  tier: Tier;
}

/** What the acting person wrote while signed in, the oldest first. */
export function fetchOwnMessages(tx: TransactionSql): Promise<OwnSupportRow[]> {
  return tx<OwnSupportRow[]>`
    select id, created_at, email, message, category, diagnostics, is_priority, status, closed_at, language, tier
    from public.support_messages order by created_at, id`;
}

/** Deletes what was written from an address without being signed in. */
export async function deleteVisitorMessages(sql: Sql, emailDigests: readonly Buffer[]): Promise<void> {
  await sql`delete from public.support_messages where user_id is null and email_digest = any(${emailDigests})`;
}

export type SupportMailKind = 'receipt' | 'notice';

export interface DueSupportMail {
  message_id: string;
  kind: SupportMailKind;
  email: Buffer;
  language: LanguageCode;
  category: SupportCategory;
  is_priority: boolean;
  tier: Tier;
}

/** Claims one mail that was due at `moment`, until long after it is sent. */
export async function claimMail(sql: Sql, moment: string): Promise<DueSupportMail | undefined> {
  const [due] = await sql<DueSupportMail[]>`
    update private.support_mails m set due_at = now() + interval '90 seconds'
    from public.support_messages s
    where s.id = m.message_id and (m.message_id, m.kind) = (
      select message_id, kind from private.support_mails where due_at <= ${moment}
      order by due_at limit 1 for update skip locked
    )
    returning m.message_id, m.kind, s.email, s.language, s.category, s.is_priority, s.tier`;
  return due;
}

export async function deleteMail(sql: Sql, { message_id: id, kind }: DueSupportMail): Promise<void> {
  await sql`delete from private.support_mails where message_id = ${id} and kind = ${kind}`;
}

/** The language of the account with a proved address; null where there is none. */
export async function fetchLanguageOf(sql: Sql, email: string): Promise<LanguageCode | null> {
  const [row] = await sql<{ lingua: LanguageCode | null }[]>`
    select p.lingua from auth.users u join public.perfis p on p.id_usuario = u.id
    where lower(u.email) = ${email} and u.email_confirmed_at is not null`;
  return row?.lingua ?? null;
}

export async function sweepSupport(sql: Sql): Promise<void> {
  await sql`select private.sweep_support()`;
}
