import type {
  EngineKind,
  MessageStatus,
  Personality,
  SessionKind,
  SessionState,
  SessionView,
} from '@alento/domain/chat/schema.ts';
import type { FeedbackKind } from '@alento/domain/chat/feedback/schema.ts';
import { notedMoodMinutes } from '@alento/domain/chat/limits.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { fragment, type Sql, type TransactionSql } from '@alento/sql/sql.ts';

export interface SessionRow {
  id: string;
  mood: Mood | null;
  kind: SessionKind;
  personality: Personality;
  language: LanguageCode;
  state: SessionState;
  message_count: number;
  created_at: Date;
  last_activity_at: Date;
  ended_at: Date | null;
  mood_after: Mood | null;
  takeaway: Buffer | null;
  title: Buffer | null;
  is_pinned: boolean;
  is_archived: boolean;
}

export interface ListedSessionRow extends SessionRow {
  last_id: string;
  last_role: MessageRow['role'];
  last_body: Buffer;
  /** `last_activity_at` in microseconds, which a Date cannot hold. */
  active_us: string;
}

export interface MessageRow {
  id: string;
  position: number;
  role: 'user' | 'assistant';
  body: Buffer;
  status: MessageStatus;
  engine: EngineKind | null;
  /** The encrypted help block of a user's message. */
  help: Buffer | null;
  feedback?: FeedbackKind | null;
  /** Said without a connection: a reply is of the companion on the person's device. */
  said_offline?: boolean;
  created_at: Date;
}

const sessionColumns = fragment`
  s.id, s.mood, s.kind, s.personality, s.language, private.session_state(s) as state, s.created_at, s.last_activity_at,
  s.mood_after, s.takeaway, s.title, s.pinned_at is not null as is_pinned, s.archived_at is not null as is_archived,
  -- A session that ran out by itself ended when it did, though nothing was written then.
  case when private.session_state(s) in ('completed', 'ended')
    then coalesce(s.ended_at, s.last_activity_at + interval '12 hours') end as ended_at,
  (select count(*) from public.messages m where m.session_id = s.id)::integer as message_count`;

const messageColumns = fragment`m.id, m.position, m.role, m.body, m.status, m.engine, m.help,
  m.feedback, m.said_offline, m.created_at`;

export async function fetchSession(tx: TransactionSql, id: string): Promise<SessionRow | undefined> {
  const [session] = await tx<SessionRow[]>`select ${sessionColumns} from public.sessions s where s.id = ${id}`;
  return session;
}

export async function fetchLastOpening(tx: TransactionSql): Promise<number | null> {
  const [last] = await tx<{ opening_variant: number }[]>`
    select opening_variant from public.sessions order by created_at desc, id desc limit 1`;
  return last?.opening_variant ?? null;
}

/** The mood that the person noted last, if that was less than `notedMoodMinutes` ago. */
export async function fetchNotedMood(tx: TransactionSql): Promise<Mood | null> {
  const [last] = await tx<{ mood: Mood }[]>`
    select mood from public.mood_entries
    where user_id = auth.uid() and recorded_at between now() - ${notedMoodMinutes} * interval '1 minute' and now()
    order by recorded_at desc, id desc limit 1`;
  return last?.mood ?? null;
}

export interface NewSessionRow {
  id: string;
  userId: string;
  mood: Mood | null;
  kind: SessionKind;
  personality: Personality;
  language: LanguageCode;
  openingVariant: number;
  opening: { id: string; body: Buffer };
  /** When it was begun, if that was without a connection. */
  begunOfflineAt?: string;
}

export async function insertSession(tx: TransactionSql, session: NewSessionRow): Promise<void> {
  const { id, userId, opening, begunOfflineAt = null } = session;
  const begun = fragment`least(coalesce(${begunOfflineAt}, now()), now())`;
  await Promise.all([
    tx`insert into public.sessions
        (id, user_id, mood, kind, personality, language, opening_variant, created_at, last_activity_at)
      values (${id}, ${userId}, ${session.mood}, ${session.kind}, ${session.personality}, ${session.language},
        ${session.openingVariant}, ${begun}, ${begun})`,
    tx`insert into public.messages (id, session_id, user_id, position, role, body, engine, created_at, said_offline)
      values (${opening.id}, ${id}, ${userId}, 1, 'assistant', ${opening.body}, 'guided', ${begun},
        ${begunOfflineAt !== null})`,
  ]);
}

/** Where a page begins: the microseconds of an instant, and an id. */
export interface SessionCursor {
  micros: string;
  id: string;
}

const viewConditions: Record<SessionView, ReturnType<typeof fragment>> = {
  recent: fragment`s.archived_at is null`,
  pinned: fragment`s.archived_at is null and s.pinned_at is not null`,
  archived: fragment`s.archived_at is not null`,
};

/** The sessions in which the person said something, the last active first. */
export async function fetchSessions(
  tx: TransactionSql,
  page: { view: SessionView; before: SessionCursor | null; limit: number },
): Promise<{ rows: ListedSessionRow[]; total: number }> {
  const { view, before, limit } = page;
  const older = before
    ? fragment`and (s.last_activity_at, s.id) <
        (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)`
    : fragment``;
  const [rows, [counted]] = await Promise.all([
    tx<ListedSessionRow[]>`
      select ${sessionColumns}, (extract(epoch from s.last_activity_at) * 1000000)::bigint::text as active_us,
        l.id as last_id, l.role as last_role, l.body as last_body
      from public.sessions s cross join lateral (
        select m.id, m.role, m.body from public.messages m where m.session_id = s.id order by m.position desc limit 1) l
      where s.begun_at is not null and ${viewConditions[view]} ${older}
      order by s.last_activity_at desc, s.id desc limit ${limit}`,
    tx<{ total: number }[]>`select private.count_sessions() as total`,
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export interface SpokenRow {
  id: string;
  session_id: string;
  body: Buffer;
  /** `created_at` in microseconds, which a Date cannot hold. */
  created_us: string;
}

/** All that was said in the person's sessions, newest first. */
export function fetchSpoken(
  tx: TransactionSql,
  { before, limit }: { before: SessionCursor | null; limit: number },
): Promise<SpokenRow[]> {
  const older = before
    ? fragment`and (m.created_at, m.id) <
        (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)`
    : fragment``;
  return tx<SpokenRow[]>`
    select m.id, m.session_id, m.body, (extract(epoch from m.created_at) * 1000000)::bigint::text as created_us
    from public.messages m where m.user_id = auth.uid() ${older}
    order by m.created_at desc, m.id desc limit ${limit}`;
}

/** Messages newest first, from before a position if one is given. */
export function fetchMessages(
  tx: TransactionSql,
  sessionId: string,
  page: { before: number | null; limit: number },
): Promise<MessageRow[]> {
  const older = page.before === null ? fragment`` : fragment`and m.position < ${page.before}`;
  return tx<MessageRow[]>`select ${messageColumns} from public.messages m
    where m.session_id = ${sessionId} ${older} order by m.position desc limit ${page.limit}`;
}

/** One message of the person's conversations. */
export async function fetchMessage(tx: TransactionSql, id: string): Promise<MessageRow | undefined> {
  const [message] = await tx<MessageRow[]>`select ${messageColumns} from public.messages m where m.id = ${id}`;
  return message;
}

/** The reply to a message. */
export async function fetchReply(tx: TransactionSql, messageId: string): Promise<MessageRow | undefined> {
  const [reply] = await tx<
    MessageRow[]
  >`select ${messageColumns} from public.messages m where m.reply_to = ${messageId}`;
  return reply;
}

export interface SessionUpdate {
  state: 'in_progress' | 'paused' | 'completed' | undefined;
  moodAfter: Mood | null | undefined;
  takeaway: Buffer | null | undefined;
  title: Buffer | null | undefined;
  isPinned: boolean | undefined;
  isArchived: boolean | undefined;
}

export async function updateSession(tx: TransactionSql, id: string, update: SessionUpdate): Promise<void> {
  const { state, moodAfter, takeaway, title, isPinned, isArchived } = update;
  await Promise.all([
    moodAfter !== undefined && tx`update public.sessions set mood_after = ${moodAfter} where id = ${id}`,
    takeaway !== undefined && tx`update public.sessions set takeaway = ${takeaway} where id = ${id}`,
    title !== undefined && tx`update public.sessions set title = ${title} where id = ${id}`,
    isPinned !== undefined &&
      tx`update public.sessions set pinned_at = case when ${isPinned} then now() end where id = ${id}`,
    isArchived !== undefined &&
      tx`update public.sessions set archived_at = case when ${isArchived} then now() end where id = ${id}`,
    state === 'completed' &&
      tx`update public.sessions set state = case when has_exchange then 'completed' else 'ended' end, ended_at = now()
        where id = ${id}`,
    state === 'paused' && tx`update public.sessions set state = 'paused' where id = ${id} and state = 'in_progress'`,
    state === 'in_progress' &&
      tx`update public.sessions set state = 'in_progress', last_activity_at = now()
        where id = ${id} and state in ('paused', 'in_progress')`,
  ]);
}

export async function deleteSessionRow(tx: TransactionSql, id: string): Promise<boolean> {
  const deleted = await tx`delete from public.sessions where id = ${id}`;
  return deleted.count > 0;
}

export async function lockSession(tx: TransactionSql, id: string): Promise<void> {
  await tx`select from public.sessions where id = ${id} for update`;
}

/** The languages of the people who are here, the most frequent first; and English, which every message is read in too. */
export async function fetchLanguagesInUse(sql: Sql): Promise<LanguageCode[]> {
  const rows = await sql<{ language: LanguageCode }[]>`
    select lingua as language from public.perfis where lingua is not null group by lingua order by count(*) desc, lingua`;
  return [...new Set([...rows.map(({ language }) => language), 'en' as const])];
}
