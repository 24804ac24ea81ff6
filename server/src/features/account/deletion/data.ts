import type { PlannedDeletion } from '@alento/domain/account/deletion-schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { fragment, type Sql, type TransactionSql } from '@alento/sql/sql.ts';

interface DeletionRow {
  requested_at: Date;
  due_at: Date;
}

/** A deletion that is planned, or was cancelled and not yet confirmed by mail. */
export interface ClaimedDeletion {
  user_id: string;
  email: string;
  language: LanguageCode;
  due_at: Date;
  is_cancelled: boolean;
  is_due: boolean;
  is_told: boolean;
  /** Whether it has been tried for so long to tell the person that it is not worth more. */
  is_overdue: boolean;
  /** Of how the row stands: changed by whatever the person does meanwhile. */
  version: string;
}

// Longer than a mail and an erasure take: after it, the process that claimed the row is dead.
const lease = fragment`interval '5 minutes'`;
const version = fragment`d.requested_at::text || coalesce(d.cancelled_at::text, '')`;

export interface NewDeletion {
  personId: string;
  /** The acting user's address. */
  sessionId: string | undefined;
  email: string;
  language: LanguageCode;
  graceDays: number;
  /** Claimed by the request itself, which does the rest at once instead of the job. */
  isClaimed: boolean;
}

/**
 * Plans a deletion, and keeps to an earlier day that was planned. Undefined if the session is over: it only repeats what
 * it has asked for.
 */
export async function planDeletion(
  sql: Sql,
  { personId, sessionId, email, language, graceDays, isClaimed }: NewDeletion,
): Promise<PlannedDeletion | undefined> {
  const [row] = await sql<DeletionRow[]>`
    insert into private.account_deletions as d (user_id, due_at, email, language, claimed_until)
    select u.id, now() + make_interval(days => ${graceDays}), ${email}, ${language},
      case when ${isClaimed} then now() + ${lease} end
    from (select ${personId}::uuid as id) u
    where exists (
      select from auth.sessions s
      where s.id = ${sessionId ?? null} and s.user_id = u.id and (s.not_after is null or s.not_after > now())
    ) or exists (
      select from private.account_deletions p
      where p.user_id = u.id and p.cancelled_at is null and p.due_at <= now() + make_interval(days => ${graceDays})
    )
    on conflict (user_id) do update set
      requested_at = case when d.cancelled_at is null then d.requested_at else excluded.requested_at end,
      due_at = case when d.cancelled_at is null then least(d.due_at, greatest(excluded.due_at, d.requested_at))
        else excluded.due_at end,
      email = case when d.cancelled_at is null then d.email else excluded.email end,
      is_told = d.is_told and d.cancelled_at is null,
      claimed_until = coalesce(excluded.claimed_until, case when d.cancelled_at is null then d.claimed_until end),
      cancelled_at = null
    returning requested_at, due_at`;
  return row && presentDeletion(row);
}

/** Where mails of the user went. */
export async function fetchMailAddresses(sql: Sql, personId: string): Promise<string[]> {
  const rows = await sql<{ address: string }[]>`select address from private.mail_addresses(${personId}) as address`;
  return rows.map(({ address }) => address);
}

export async function hasAccount(sql: Sql, personId: string): Promise<boolean> {
  const { count } = await sql`select from auth.users where id = ${personId}`;
  return count > 0;
}

/** Whether the user has any session left. */
export async function hasSessions(sql: Sql, personId: string): Promise<boolean> {
  const { count } = await sql`select from auth.sessions where user_id = ${personId} limit 1`;
  return count > 0;
}

/** Whether the session was opened after the deletion was requested: by the database's clock alone, which no server's agrees with. */
export async function hasSignedInSince(sql: Sql, personId: string, sessionId: string | undefined): Promise<boolean> {
  const { count } = await sql`
    select from private.account_deletions d join auth.sessions s on s.user_id = d.user_id
    where d.user_id = ${personId} and s.id = ${sessionId ?? null} and s.created_at >= d.requested_at`;
  return count > 0;
}

export async function fetchDeletion(sql: Sql, personId: string): Promise<PlannedDeletion | null> {
  const [row] = await sql<DeletionRow[]>`
    select requested_at, due_at from private.account_deletions where user_id = ${personId} and cancelled_at is null`;
  return row ? presentDeletion(row) : null;
}

/** Queues a notification to this address. False if it is too late: the account is being erased. */
export async function withdrawDeletion(sql: Sql, personId: string, email: string): Promise<boolean> {
  const cancelled = await sql`
    update private.account_deletions set cancelled_at = now(), email = ${email}, is_told = false, claimed_until = null
    where user_id = ${personId} and cancelled_at is null
      and not (due_at <= now() and coalesce(claimed_until, '-infinity') > now())`;
  return cancelled.count > 0 || (await fetchDeletion(sql, personId)) === null;
}

/** Claims one deletion that is due or whose owner is to be notified, so that no other process takes it. */
export async function claimDeletion(sql: Sql): Promise<ClaimedDeletion | undefined> {
  const [row] = await sql<ClaimedDeletion[]>`
    update private.account_deletions d set claimed_until = now() + ${lease}
    where d.user_id = (
      select user_id from private.account_deletions
      where coalesce(claimed_until, '-infinity') <= now()
        and (not is_told or cancelled_at is not null or due_at <= now())
      order by due_at limit 1 for update skip locked
    )
    returning d.user_id, d.email, d.language, d.due_at, d.cancelled_at is not null as is_cancelled,
      d.due_at <= now() as is_due, d.is_told, ${version} as version,
      case when d.cancelled_at is not null then d.cancelled_at when d.due_at <= now() then d.due_at else d.requested_at end
        < now() - interval '1 day' as is_overdue`;
  return row;
}

/** Claims an account for erasure, after its owner was notified. False if the deletion was cancelled or postponed meanwhile. */
export async function beginErasure(sql: Sql, personId: string): Promise<boolean> {
  // Without the address no second mail goes out, should the erasure fail.
  const begun = await sql`
    update private.account_deletions set claimed_until = now() + ${lease}, email = ''
    where user_id = ${personId} and cancelled_at is null and due_at <= now()`;
  return begun.count > 0;
}

/** Marks the owner as notified, unless the request changed meanwhile. */
export async function markNotified(sql: Sql, { user_id: personId, version: seen }: ClaimedDeletion): Promise<void> {
  await sql`
    update private.account_deletions d set is_told = true, claimed_until = null
    where d.user_id = ${personId} and ${version} = ${seen}`;
}

/** Deletes a cancelled request, unless it was renewed meanwhile. */
export async function deleteCancelledDeletion(
  sql: Sql,
  { user_id: personId, version: seen }: ClaimedDeletion,
): Promise<void> {
  await sql`delete from private.account_deletions d where d.user_id = ${personId} and ${version} = ${seen}`;
}

/** The language in the acting user's profile, if they have one. */
export async function fetchLanguage(tx: TransactionSql): Promise<LanguageCode | undefined> {
  const [profile] = await tx<{ lingua: LanguageCode }[]>`select lingua from public.perfis`;
  return profile?.lingua;
}

function presentDeletion({ requested_at: requestedAt, due_at: dueAt }: DeletionRow): PlannedDeletion {
  return { requestedAt: requestedAt.toISOString(), dueAt: dueAt.toISOString() };
}
