import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { MemorySource } from '@alento/domain/memory/schema.ts';
import { reviewableDays } from '@alento/domain/memory/limits.ts';
import { fragment, type TransactionSql } from '@alento/sql/sql.ts';

export interface MemoryRow {
  id: string;
  body: Buffer;
  source: MemorySource;
  session_id: string | null;
  session_created_at: Date | null;
  updated_at: Date;
}

/** A stored text; only the user's key decrypts it. */
export type EncryptedText = Pick<MemoryRow, 'id' | 'body'>;

const memoriesWithSession = fragment`
  select m.id, m.body, m.source, m.session_id, s.created_at as session_created_at, m.updated_at
  from public.memories m left join public.sessions s on s.id = m.session_id`;

const holdingConsent = fragment`from public.memory_consents c where c.withdrawn_at is null`;

export function fetchMemories(tx: TransactionSql): Promise<MemoryRow[]> {
  return tx<MemoryRow[]>`${memoriesWithSession} order by m.updated_at desc, m.id`;
}

export async function fetchMemory(tx: TransactionSql, id: string): Promise<MemoryRow | undefined> {
  const [memory] = await tx<MemoryRow[]>`${memoriesWithSession} where m.id = ${id}`;
  return memory;
}

/** The newest memory since the last session started, if the user has consented. */
export async function fetchNewest(tx: TransactionSql): Promise<EncryptedText | undefined> {
  const [newest] = await tx<EncryptedText[]>`
    select m.id, m.body from public.memories m
    where exists (select ${holdingConsent})
      and m.updated_at > coalesce((select max(s.created_at) from public.sessions s), '-infinity')
    order by m.updated_at desc, m.id limit 1`;
  return newest;
}

export interface NewMemoryRow {
  id: string;
  userId: string;
  body: Buffer;
  source: MemorySource;
  sessionId: string | null;
}

/** False if the id is taken. A session that is gone, or another user's, is stored as null. */
export async function insertMemory(tx: TransactionSql, memory: NewMemoryRow): Promise<boolean> {
  const { id, userId, body, source, sessionId } = memory;
  const inserted = await tx`
    insert into public.memories (id, user_id, body, source, session_id, noticed_at)
    values (${id}, ${userId}, ${body}, ${source}, (select s.id from public.sessions s where s.id = ${sessionId}),
      case when ${source}::text = 'person' then now() end)
    on conflict (id) do nothing`;
  return inserted.count > 0;
}

export async function updateMemory(tx: TransactionSql, id: string, body: Buffer): Promise<boolean> {
  const updated = await tx`
    update public.memories set body = ${body}, updated_at = now(), noticed_at = coalesce(noticed_at, now())
    where id = ${id}`;
  return updated.count > 0;
}

export async function deleteMemoryRow(tx: TransactionSql, id: string): Promise<boolean> {
  const deleted = await tx`delete from public.memories where id = ${id}`;
  return deleted.count > 0;
}

export async function deleteMemoryRows(tx: TransactionSql): Promise<void> {
  await tx`delete from public.memories`;
}

/** Memories saved by the companion that the user has not seen yet, oldest first. */
export function fetchUnnoticed(tx: TransactionSql): Promise<MemoryRow[]> {
  return tx<MemoryRow[]>`${memoriesWithSession} where m.noticed_at is null order by m.created_at, m.id`;
}

export async function markNoticed(tx: TransactionSql, ids: readonly string[]): Promise<void> {
  await tx`update public.memories set noticed_at = now() where id = any(${[...ids]}::uuid[]) and noticed_at is null`;
}

/** When the user gave consent; undefined without consent. */
export async function fetchConsent(tx: TransactionSql): Promise<Date | undefined> {
  const [consent] = await tx<{ given_at: Date }[]>`select c.given_at ${holdingConsent}`;
  return consent?.given_at;
}

/** Like `fetchConsent`, but locks the row: memories are added one after the other, so limits and duplicates are checked safely. */
export async function lockConsent(tx: TransactionSql): Promise<Date | undefined> {
  const [consent] = await tx<{ given_at: Date }[]>`select c.given_at ${holdingConsent} for update`;
  return consent?.given_at;
}

export async function insertConsent(tx: TransactionSql, version: string): Promise<void> {
  await tx`insert into public.memory_consents (version) values (${version})
    on conflict (user_id) where withdrawn_at is null do nothing`;
}

export async function withdrawConsents(tx: TransactionSql): Promise<void> {
  await tx`update public.memory_consents set withdrawn_at = now() where withdrawn_at is null`;
}

export interface ReviewableSession {
  id: string;
  language: LanguageCode;
  /** The consent that covers this review. */
  consented_at: Date;
}

/** Claims up to `count` completed sessions since the consent that have not been reviewed for memories. */
export function claimSessions(tx: TransactionSql, count: number): Promise<ReviewableSession[]> {
  return tx<ReviewableSession[]>`
    with claimed as (
      insert into public.memory_reviews (session_id)
      select s.id from public.sessions s, public.memory_consents c
      where c.withdrawn_at is null and private.session_state(s) = 'completed'
        and s.last_activity_at > greatest(c.given_at, now() - ${reviewableDays} * interval '1 day')
        and not exists (select from public.memory_reviews r where r.session_id = s.id)
      order by s.last_activity_at desc limit ${count}
      on conflict (session_id) do nothing returning session_id
    )
    select s.id, s.language, c.given_at as consented_at
    from claimed join public.sessions s on s.id = claimed.session_id, public.memory_consents c
    where c.withdrawn_at is null`;
}

export async function finishReview(tx: TransactionSql, sessionId: string): Promise<void> {
  await tx`update public.memory_reviews set finished_at = now() where session_id = ${sessionId}`;
}

/** Makes a session available for another review. */
export async function deleteReview(tx: TransactionSql, sessionId: string): Promise<void> {
  await tx`delete from public.memory_reviews where session_id = ${sessionId}`;
}

/** Whether a review is running; one older than `patienceMs` belongs to a dead process. */
export async function hasRunningReview(tx: TransactionSql, patienceMs: number): Promise<boolean> {
  const [running] = await tx`
    select from public.memory_reviews
    where finished_at is null and started_at > now() - ${patienceMs} * interval '1 millisecond' limit 1`;
  return running !== undefined;
}

export interface SaidRow extends EncryptedText {
  role: 'user' | 'assistant';
  /** Sent before the consent: never used for memories. */
  is_before_consent: boolean;
}

/** The messages of a session in order. */
export function fetchSaid(tx: TransactionSql, sessionId: string): Promise<SaidRow[]> {
  return tx<SaidRow[]>`
    select m.id, m.role, m.body, m.created_at < (select c.given_at ${holdingConsent}) is not false as is_before_consent
    from public.messages m where m.session_id = ${sessionId} order by m.position`;
}
