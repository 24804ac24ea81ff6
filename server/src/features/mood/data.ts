import type { Mood } from '@alento/domain/mood/schema.ts';
import { fragment, type TransactionSql } from '@alento/sql/sql.ts';

export interface MoodRow {
  id: string;
  mood: Mood;
  /** A note that came by the REST API, which seals nothing. */
  note: string | null;
  /** What was noted and what it had to do with, sealed. */
  details: Buffer | null;
  recorded_at: Date;
  created_at: Date;
  changed_at: Date;
}

const columns = fragment`m.id, m.mood, m.note, m.details, m.recorded_at, m.created_at, m.changed_at`;

export interface MoodPlace {
  /** When it was felt, in microseconds since 1970, as the database counts. */
  recordedMicros: string;
  id: string;
}

export type PlacedMoodRow = MoodRow & { recorded_micros: string };

/** Those felt last come first. */
export function fetchMoods(
  tx: TransactionSql,
  { before, limit }: { before: MoodPlace | null; limit: number },
): Promise<PlacedMoodRow[]> {
  const older = before
    ? fragment`where (m.recorded_at, m.id) <
        (timestamptz 'epoch' + ${before.recordedMicros}::bigint * interval '1 microsecond', ${before.id}::uuid)`
    : fragment``;
  return tx<PlacedMoodRow[]>`
    select ${columns}, (extract(epoch from m.recorded_at) * 1000000)::bigint::text as recorded_micros
    from public.mood_entries m ${older}
    order by m.recorded_at desc, m.id desc limit ${limit}`;
}

/** Those since an instant that something was said about, felt last first. */
export function fetchDetailedMoods(tx: TransactionSql, since: Date, limit: number): Promise<MoodRow[]> {
  return tx<MoodRow[]>`
    select ${columns} from public.mood_entries m where m.recorded_at >= ${since} and m.details is not null
    order by m.recorded_at desc limit ${limit}`;
}

/**
 * Stores a mood, or what is later than its stored state, in one round trip; answers what is stored then, undefined if the
 * id is somebody else's. A device whose clock is ahead has noted it now.
 */
export async function storeMood(tx: TransactionSql, row: Omit<MoodRow, 'note'>): Promise<MoodRow | undefined> {
  const { id, mood, details } = row;
  const notLaterThanNow = (instant: Date) => fragment`least(${instant}::timestamptz, now())`;
  const recordedAt = notLaterThanNow(row.recorded_at);
  const changedAt = notLaterThanNow(row.changed_at);
  const [, , [stored]] = await Promise.all([
    tx`insert into public.mood_entries (id, mood, details, recorded_at, created_at, changed_at)
      values (${id}, ${mood}, ${details}, ${recordedAt}, ${notLaterThanNow(row.created_at)}, ${changedAt})
      on conflict (id) do nothing`,
    tx`update public.mood_entries
      set mood = ${mood}, note = null, details = ${details}, recorded_at = ${recordedAt}, changed_at = ${changedAt}
      where id = ${id} and changed_at < ${changedAt}`,
    tx<MoodRow[]>`select ${columns} from public.mood_entries m where m.id = ${id}`,
  ]);
  return stored;
}

export async function deleteMoodRow(tx: TransactionSql, id: string): Promise<void> {
  await tx`delete from public.mood_entries where id = ${id}`;
}
