import { contextMessages } from '@alento/domain/chat/limits.ts';
import type { SessionState } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { type NotedMood, trendDays, trendMoods } from '@alento/domain/mood/trend.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { fragment, type TransactionSql } from '@alento/sql/sql.ts';
import { recallExercises, type EncryptedRun } from '#features/exercises/recall-exercises.ts';
import { recallMemories, type EncryptedText } from '#features/memory/recall-memories.ts';
import { fetchStandingTier } from '../crisis/data.ts';
import type { MessageRow, SessionRow } from '../data.ts';

/** The results of `private.accept_message`. */
export type Acceptance =
  | 'accepted'
  | 'known'
  | 'session_not_found'
  | 'message_not_found'
  | 'message_conflict'
  | 'session_limit'
  | 'message_limit';

/** The user, as far as it shapes a reply. */
export interface PersonRow {
  full_name: string | null;
  style: string | null;
  /** Moods of the last days, oldest first. */
  moods: NotedMood[];
  /** Whether what Premium adds is open to them. */
  has_premium: boolean;
}

// Check-ins, and the moods that sessions were started with.
const personColumns = fragment`
  p.nome_completo as full_name, p.estilo_terapeuta as style, private.has_premium() as has_premium,
  coalesce((
    select jsonb_agg(
      jsonb_build_object('mood', mood, 'daysAgo', floor(extract(epoch from now() - noted_at) / 86400)) order by noted_at
    ) from (
      select mood, noted_at from (
        select mood, recorded_at as noted_at from public.mood_entries where user_id = auth.uid()
        union all
        select mood, created_at from public.sessions where user_id = auth.uid() and mood is not null
      ) as noted
      where noted_at between now() - ${trendDays} * interval '1 day' and now()
      order by noted_at desc limit ${trendMoods}
    ) as recent), '[]') as moods`;

export interface ReplySession extends PersonRow, Pick<SessionRow, 'mood' | 'kind' | 'personality' | 'language'> {
  state: SessionState;
  /** The encrypted summary of the session's earlier messages. */
  summary: Buffer | null;
  has_title: boolean;
}

export interface AcceptedMessage {
  acceptance: Acceptance;
  session: ReplySession | undefined;
  /** The message and the ones before it, newest first. */
  context: MessageRow[];
  memories: EncryptedText[];
  exercises: EncryptedRun[];
}

export interface IncomingMessage {
  sessionId: string;
  id: string;
  body: Buffer;
  replaces: string | undefined;
  /** The tier of the message alone. */
  tier: Tier;
  help: Buffer | null;
  /** The country of the request, for the crisis counts. */
  country: string;
  /** False for what was said before there was an account. */
  isCounted: boolean;
}

/** Stores a message and reads the context of its reply, in one round trip. */
export async function acceptMessage(tx: TransactionSql, message: IncomingMessage): Promise<AcceptedMessage> {
  const { sessionId, id, body, replaces, tier, help, country, isCounted } = message;
  const [[accepted], session, context, memories, exercises] = await Promise.all([
    tx<{ acceptance: Acceptance }[]>`
      select private.accept_message(${sessionId}, ${id}, ${body}, ${replaces ?? null}, ${tier}, ${help},
        ${country}, ${isCounted}) as acceptance`,
    fetchReplySession(tx, sessionId),
    fetchContext(tx, sessionId, id),
    recallMemories(tx),
    recallExercises(tx, sessionId),
  ]);
  return { acceptance: accepted?.acceptance ?? 'session_not_found', session, context, memories, exercises };
}

/** The language of a session; undefined if it does not exist. */
export async function fetchLanguage(tx: TransactionSql, sessionId: string): Promise<LanguageCode | undefined> {
  const [session] = await tx<{ language: LanguageCode }[]>`
    select s.language from public.sessions s where s.id = ${sessionId}`;
  return session?.language;
}

export async function fetchReplySession(tx: TransactionSql, sessionId: string): Promise<ReplySession | undefined> {
  const [session] = await tx<ReplySession[]>`
    select s.mood, s.kind, s.personality, s.language, private.session_state(s) as state, ${personColumns}, t.body as summary,
      s.title is not null as has_title
    from public.sessions s
      left join public.perfis p on p.id_usuario = s.user_id
      left join public.session_summaries t on t.session_id = s.id
    where s.id = ${sessionId}`;
  return session;
}

/** The user, for a temporary conversation. */
export async function fetchPerson(tx: TransactionSql): Promise<PersonRow> {
  const [person] = await tx<PersonRow[]>`
    select ${personColumns} from (select) as nobody left join public.perfis p on p.id_usuario = auth.uid()`;
  return person ?? { full_name: null, style: null, moods: [], has_premium: false };
}

/** The message and the ones before it, newest first, back to where the summary ends. */
export function fetchContext(tx: TransactionSql, sessionId: string, messageId: string): Promise<MessageRow[]> {
  return tx<MessageRow[]>`
    select m.id, m.position, m.role, m.body, m.status, m.engine, m.help, m.created_at
    from public.messages m
    where m.session_id = ${sessionId}
      and m.position <= (select a.position from public.messages a where a.id = ${messageId})
      and m.position > coalesce((select t.up_to from public.session_summaries t where t.session_id = ${sessionId}), 0)
    order by m.position desc limit ${contextMessages}`;
}

export async function fetchReply(tx: TransactionSql, messageId: string): Promise<MessageRow | undefined> {
  const [reply] = await tx<MessageRow[]>`
    select m.id, m.position, m.role, m.body, m.status, m.engine, m.help, m.created_at
    from public.messages m where m.reply_to = ${messageId}`;
  return reply;
}

export async function hasLaterMessages(tx: TransactionSql, sessionId: string, position: number): Promise<boolean> {
  const [later] = await tx`
    select from public.messages m where m.session_id = ${sessionId} and m.position > ${position} limit 1`;
  return later !== undefined;
}

/** The user's last message in a session. */
export async function fetchLastAsked(tx: TransactionSql, sessionId: string): Promise<string | undefined> {
  const [asked] = await tx<{ id: string }[]>`
    select m.id from public.messages m where m.session_id = ${sessionId} and m.role = 'user'
    order by m.position desc limit 1`;
  return asked?.id;
}

export interface NewReply {
  id: string;
  askedId: string;
  body: Buffer;
  status: string;
  engine: string;
  model: string;
  promptVersion: string | null;
  isRegenerated: boolean;
}

/** False if the message is gone or has another reply. Idempotent, in case the response was lost. */
export async function storeReply(tx: TransactionSql, reply: NewReply): Promise<boolean> {
  const [answer] = await tx<{ stored: boolean }[]>`
    select private.store_reply(${reply.id}, ${reply.askedId}, ${reply.body}, ${reply.status}, ${reply.engine},
      ${reply.model}, ${reply.promptVersion}, ${reply.isRegenerated})
      or exists (select from public.messages where id = ${reply.id}) as stored`;
  return answer?.stored ?? false;
}

export interface SummaryBasis {
  session: ReplySession | undefined;
  /** The messages not covered by a summary, newest first. */
  messages: MessageRow[];
  tier: Tier;
}

export async function fetchSummaryBasis(tx: TransactionSql, sessionId: string): Promise<SummaryBasis> {
  const [session, messages, tier] = await Promise.all([
    fetchReplySession(tx, sessionId),
    tx<MessageRow[]>`
      select m.id, m.position, m.role, m.body, m.status, m.engine, m.help, m.created_at
      from public.messages m
      where m.session_id = ${sessionId}
        and m.position > coalesce((select t.up_to from public.session_summaries t where t.session_id = ${sessionId}), 0)
      order by m.position desc limit ${contextMessages}`,
    fetchStandingTier(tx),
  ]);
  return { session, messages, tier };
}

export interface NewSummary {
  /** The last message covered; once that is gone, the summary is void. */
  lastId: string;
  body: Buffer;
  model: string;
  promptVersion: string;
}

export async function storeSummary(tx: TransactionSql, summary: NewSummary): Promise<void> {
  const { lastId, body, model, promptVersion } = summary;
  await tx`
    insert into public.session_summaries (session_id, user_id, body, up_to, model, prompt_version)
    select m.session_id, m.user_id, ${body}, m.position, ${model}, ${promptVersion}
      from public.messages m where m.id = ${lastId}
    on conflict (session_id) do update
      set body = excluded.body, up_to = excluded.up_to, model = excluded.model,
        prompt_version = excluded.prompt_version, updated_at = now()
      where session_summaries.up_to < excluded.up_to`;
}
