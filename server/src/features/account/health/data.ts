import type { TransactionSql } from '@alento/sql/sql.ts';

/** The acting user's row of `private.account_health`; null if the account is gone. */
export async function fetchOwnHealth(tx: TransactionSql): Promise<unknown> {
  const [row] = await tx<{ health: unknown }[]>`select private.own_account_health() as health`;
  return row?.health ?? null;
}
