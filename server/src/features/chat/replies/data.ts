import type { SessionState } from '@alento/domain/chat/schema.ts';
import { contextMessages } from '@alento/domain/chat/limits.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import type { TransactionSql } from '@alento/backend/sql.ts';
import type { MessageRow, SessionRow } from '../data.ts';

/** What `private.accept_message` answers. */
export type Acceptance =
  | 'accepted'
  | 'known'
  | 'session_not_found'
  | 'session_closed'
  | 'message_not_found'
  | 'message_conflict';

export type ReplySession = Pick<SessionRow, 'mood' | 'personality' | 'language'> & { state: SessionState };

export interface AcceptedMessage {
  acceptance: Acceptance;
  /** The message and what came before it, newest first. */
  context: MessageRow[];
}

export interface IncomingMessage {
  sessionId: string;
  id: string;
  body: Buffer;
  replaces: string | undefined;
  /** Of the message itself, whatever came before it. */
  tier: Tier;
  help: Buffer | null;
  /** Where the request comes from, for the counts. */
  country: string;
}

/** Stores a person's message and reads what the engine needs, in one round trip. */
export async function acceptMessage(tx: TransactionSql, message: IncomingMessage): Promise<AcceptedMessage> {
  const { sessionId, id, body, replaces, tier, help, country } = message;
  const [[accepted], context] = await Promise.all([
    tx<{ acceptance: Acceptance }[]>`
      select private.accept_message(${sessionId}, ${id}, ${body}, ${replaces ?? null}, ${tier}, ${help},
        ${country}) as acceptance`,
    fetchContext(tx, sessionId, id),
  ]);
  return { acceptance: accepted?.acceptance ?? 'session_not_found', context };
}

export async function fetchReplySession(tx: TransactionSql, sessionId: string): Promise<ReplySession | undefined> {
  const [session] = await tx<ReplySession[]>`
    select s.mood, s.personality, s.language, private.session_state(s) as state
    from public.sessions s where s.id = ${sessionId}`;
  return session;
}

export function fetchContext(tx: TransactionSql, sessionId: string, messageId: string): Promise<MessageRow[]> {
  return tx<MessageRow[]>`
    select m.id, m.position, m.role, m.body, m.status, m.engine, m.help, m.created_at
    from public.messages m
    where m.session_id = ${sessionId}
      and m.position <= (select a.position from public.messages a where a.id = ${messageId})
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

/** The person's last message in a session. */
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

/** False if the message it answers is gone or has another reply. Can be repeated when the answer got lost. */
export async function storeReply(tx: TransactionSql, reply: NewReply): Promise<boolean> {
  const [answer] = await tx<{ stored: boolean }[]>`
    select private.store_reply(${reply.id}, ${reply.askedId}, ${reply.body}, ${reply.status}, ${reply.engine},
      ${reply.model}, ${reply.promptVersion}, ${reply.isRegenerated})
      or exists (select from public.messages where id = ${reply.id}) as stored`;
  return answer?.stored ?? false;
}
