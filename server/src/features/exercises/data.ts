import { fragment, type TransactionSql } from '@alento/sql/sql.ts';

export interface RunRow {
  id: string;
  /** The encrypted `RunBody`. */
  body: Buffer;
  session_id: string | null;
  started_at: Date;
  changed_at: Date;
  finished_at: Date | null;
}

/** A run as stored; only the user's key decrypts its body. */
export type EncryptedRun = Pick<RunRow, 'id' | 'body'>;

const runColumns = fragment`r.id, r.body, r.session_id, r.started_at, r.changed_at, r.finished_at`;

export interface RunCursor {
  /** Start of the run in Unix milliseconds. */
  startedMs: string;
  id: string;
}

/** Newest start first. Changing a run does not move it, so paging misses none. */
export function fetchRuns(
  tx: TransactionSql,
  { before, limit }: { before: RunCursor | null; limit: number },
): Promise<RunRow[]> {
  const older = before
    ? fragment`where (r.started_at, r.id) <
        (timestamptz 'epoch' + ${before.startedMs}::bigint * interval '1 millisecond', ${before.id}::uuid)`
    : fragment``;
  return tx<RunRow[]>`select ${runColumns} from public.dialogue_runs r ${older}
    order by r.started_at desc, r.id desc limit ${limit}`;
}

/**
 * Upserts a run in one round trip, unless the stored state is newer, and returns what is stored; undefined if the id belongs to
 * another user. A session that is gone, or another user's, is stored as null.
 */
export async function storeRun(tx: TransactionSql, run: RunRow): Promise<RunRow | undefined> {
  const { id, body, started_at: startedAt, changed_at: changedAt, finished_at: finishedAt } = run;
  const session = fragment`(select s.id from public.sessions s where s.id = ${run.session_id})`;
  const [, , [stored]] = await Promise.all([
    tx`insert into public.dialogue_runs (id, body, session_id, started_at, changed_at, finished_at)
      values (${id}, ${body}, ${session}, ${startedAt}, ${changedAt}, ${finishedAt})
      on conflict (id) do nothing`,
    tx`update public.dialogue_runs
      set body = ${body}, session_id = ${session}, changed_at = ${changedAt}, finished_at = ${finishedAt}
      where id = ${id} and changed_at < ${changedAt}`,
    tx<RunRow[]>`select ${runColumns} from public.dialogue_runs r where r.id = ${id}`,
  ]);
  return stored;
}

export async function deleteRunRow(tx: TransactionSql, id: string): Promise<void> {
  await tx`delete from public.dialogue_runs where id = ${id}`;
}

export async function fetchFavourites(tx: TransactionSql): Promise<Buffer | undefined> {
  const [row] = await tx<{ body: Buffer }[]>`select body from public.exercise_favourites`;
  return row?.body;
}

export async function storeFavourites(tx: TransactionSql, body: Buffer): Promise<void> {
  await tx`insert into public.exercise_favourites (body) values (${body})
    on conflict (user_id) do update set body = excluded.body, updated_at = now()`;
}
