import type { TransactionSql } from '@alento/sql/sql.ts';

/** The account of whoever asks, as `private.account_health` tells; null if it is gone. */
export async function fetchOwnHealth(tx: TransactionSql): Promise<unknown> {
  const [row] = await tx<{ health: unknown }[]>`select private.own_account_health() as health`;
  return row?.health ?? null;
}
