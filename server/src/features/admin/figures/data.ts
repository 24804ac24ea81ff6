import type { TransactionSql } from '@alento/sql/sql.ts';

export async function fetchCounts(tx: TransactionSql): Promise<unknown> {
  const [row] = await tx<{ counts: unknown }[]>`select private.admin_counts() as counts`;
  return row?.counts;
}

/** Help blocks shown in a year, small figures masked by the database. That they are published is noted. */
export async function fetchCrisisCounts(tx: TransactionSql, year: number, isPublished: boolean): Promise<unknown> {
  const [row] = await tx<{ counts: unknown }[]>`
    select private.admin_crisis_counts(${year}, ${isPublished}) as counts`;
  return row?.counts;
}

/** What people said of replies, by the month of the reply, small figures masked by the database. */
export async function fetchFeedbackCounts(tx: TransactionSql, year: number): Promise<unknown> {
  const [row] = await tx<{ counts: unknown }[]>`select private.admin_feedback_counts(${year}) as counts`;
  return row?.counts;
}

export async function fetchFaults(tx: TransactionSql): Promise<unknown> {
  const [row] = await tx<{ faults: unknown }[]>`select private.admin_client_faults() as faults`;
  return row?.faults;
}
