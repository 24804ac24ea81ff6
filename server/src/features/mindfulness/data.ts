import type { Mood } from '@alento/domain/mood/schema.ts';
import type { Practice } from '@alento/domain/mindfulness/practice-schema.ts';
import { fragment, type TransactionSql } from '@alento/sql/sql.ts';

export interface PracticeRow {
  id: string;
  kind: Practice['kind'];
  practice: string;
  started_at: Date;
  finished_at: Date;
  seconds: number;
  mood_before: Mood | null;
  mood_after: Mood | null;
  changed_at: Date;
}

/**
 * Stores a practice, or how it felt if that is later than its stored state, in one round trip; answers what is stored
 * then, undefined if the id is somebody else's. A device whose clock is ahead has finished it now.
 */
export async function storePractice(tx: TransactionSql, row: PracticeRow): Promise<PracticeRow | undefined> {
  const { id, kind, practice, seconds, mood_before: before, mood_after: after } = row;
  const notLaterThanNow = (instant: Date) => fragment`least(${instant}::timestamptz, now())`;
  const changedAt = notLaterThanNow(row.changed_at);
  const [, , [stored]] = await Promise.all([
    tx`insert into public.practices
        (id, kind, practice, started_at, finished_at, seconds, mood_before, mood_after, changed_at)
      values (${id}, ${kind}, ${practice}, ${notLaterThanNow(row.started_at)}, ${notLaterThanNow(row.finished_at)},
        ${seconds}, ${before}, ${after}, ${changedAt})
      on conflict (id) do nothing`,
    tx`update public.practices set mood_before = ${before}, mood_after = ${after}, changed_at = ${changedAt}
      where id = ${id} and changed_at < ${changedAt}`,
    tx<PracticeRow[]>`
      select id, kind, practice, started_at, finished_at, seconds, mood_before, mood_after, changed_at
      from public.practices where id = ${id}`,
  ]);
  return stored;
}

export async function deletePracticeRow(tx: TransactionSql, id: string): Promise<void> {
  await tx`delete from public.practices where id = ${id}`;
}
