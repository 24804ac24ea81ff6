import { AppError } from '@alento/domain/app-error.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { fetchHasPremium } from './data.ts';

/** Refuses a caller whom Premium is not open to. */
export async function requirePremium(tx: TransactionSql): Promise<void> {
  if (!(await fetchHasPremium(tx))) throw new AppError('billing.premium_needed');
}
