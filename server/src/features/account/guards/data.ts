import type { AgeState } from '@alento/domain/account/age.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

/** The age state of the acting user. */
export async function fetchAgeState(tx: TransactionSql): Promise<AgeState> {
  const [row] = await tx<{ state: AgeState }[]>`select private.own_age_state() as state`;
  return row?.state ?? 'unknown';
}
