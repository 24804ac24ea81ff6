import { recalledRuns } from '@alento/domain/exercises/limits.ts';
import { fragment, type TransactionSql } from '@alento/sql/sql.ts';

export interface RunRow {
  id: string;
  /** What was done and said, sealed. */
  body: Buffer;
  session_id: string | null;
  started_at: Date;
  changed_at: Date;
  finished_at: Date | null;
}

/** A run that only the person's key opens. */
export type SealedRun = Pick<RunRow, 'id' | 'body'>;

const runColumns = fragment`r.id, r.body, r.session_id, r.started_at, r.changed_at, r.finished_at`;

export interface RunPlace {
  /** When it was begun, in milliseconds since 1970. */
  startedMs: string;
  id: string;
}

/** Those begun last come first. No change to a run moves it, so that none is missed between two pages. */
export function fetchRuns(
  tx: TransactionSql,
  { before, limit }: { before: RunPlace | null; limit: number },
): Promise<RunRow[]> {
  const older = before
    ? fragment`where (r.started_at, r.id) <
        (timestamptz 'epoch' + ${before.startedMs}::bigint * interval '1 millisecond', ${before.id}::uuid)`
    : fragment``;
  return tx<RunRow[]>`select ${runColumns} from public.dialogue_runs r ${older}
    order by r.started_at desc, r.id desc limit ${limit}`;
}

/**
 * Stores a run, or what is later than its stored state, in one round trip; answers what is stored then, undefined if the id is
 * somebody else's. A conversation that is gone, or is somebody else's, is not referred to.
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

/** The last runs of a conversation that came to their end, in the order in which they did. */
export function fetchFinished(tx: TransactionSql, sessionId: string): Promise<SealedRun[]> {
  return tx<SealedRun[]>`
    select f.id, f.body from (
      select r.id, r.body, r.finished_at from public.dialogue_runs r
      where r.session_id = ${sessionId} and r.finished_at is not null
      order by r.finished_at desc, r.id desc limit ${recalledRuns}
    ) as f order by f.finished_at, f.id`;
}

export async function fetchFavourites(tx: TransactionSql): Promise<Buffer | undefined> {
  const [row] = await tx<{ body: Buffer }[]>`select body from public.exercise_favourites`;
  return row?.body;
}

export async function storeFavourites(tx: TransactionSql, body: Buffer): Promise<void> {
  await tx`insert into public.exercise_favourites (body) values (${body})
    on conflict (user_id) do update set body = excluded.body, updated_at = now()`;
}
