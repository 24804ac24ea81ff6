import type { Progress } from '@alento/domain/progress/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

/** All that the progress of the transaction's person consists of, counted in the days of a time zone; with null, of the one last asked for. */
export async function fetchProgress(tx: TransactionSql, timeZone: string | null): Promise<Progress> {
  const [row] = await tx<{ progress: Progress }[]>`select private.read_progress(${timeZone}::text) as progress`;
  if (!row) throw new Error('the database answers nothing');
  return row.progress;
}
