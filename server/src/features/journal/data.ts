import { fragment, type TransactionSql } from '@alento/sql/sql.ts';

export interface JournalRow {
  id: string;
  body: Buffer;
  written_at: Date;
  changed_at: Date;
}

export interface JournalPlace {
  writtenAt: Date;
  id: string;
}

const columns = fragment`e.id, e.body, e.written_at, e.changed_at`;

/** Those written last come first. */
export function fetchEntries(
  tx: TransactionSql,
  { before, limit }: { before: JournalPlace | null; limit: number },
): Promise<JournalRow[]> {
  const older = before
    ? fragment`where (e.written_at, e.id) < (${before.writtenAt}::timestamptz, ${before.id}::uuid)`
    : fragment``;
  return tx<JournalRow[]>`
    select ${columns} from public.journal_entries e ${older}
    order by e.written_at desc, e.id desc limit ${limit}`;
}

/**
 * Stores an entry, or what is later than its stored state, in one round trip; answers what is stored then, undefined if
 * the id is somebody else's. A device whose clock is ahead has written it now.
 */
export async function storeEntry(tx: TransactionSql, row: JournalRow): Promise<JournalRow | undefined> {
  const { id, body } = row;
  const notLaterThanNow = (instant: Date) => fragment`least(${instant}::timestamptz, now())`;
  const changedAt = notLaterThanNow(row.changed_at);
  const [, , [stored]] = await Promise.all([
    tx`insert into public.journal_entries (id, body, written_at, changed_at)
      values (${id}, ${body}, ${notLaterThanNow(row.written_at)}, ${changedAt})
      on conflict (id) do nothing`,
    tx`update public.journal_entries set body = ${body}, changed_at = ${changedAt}
      where id = ${id} and changed_at < ${changedAt}`,
    tx<JournalRow[]>`select ${columns} from public.journal_entries e where e.id = ${id}`,
  ]);
  return stored;
}

export async function deleteEntryRow(tx: TransactionSql, id: string): Promise<void> {
  await tx`delete from public.journal_entries where id = ${id}`;
}
