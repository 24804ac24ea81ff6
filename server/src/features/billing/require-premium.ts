import { AppError } from '@alento/domain/app-error.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { fetchOwnPlan } from './data.ts';

/** Refuses whoever has not what Premium adds; where nothing is sold, everybody has it. */
export async function requirePremium(tx: TransactionSql): Promise<void> {
  const { isPremium } = await fetchOwnPlan(tx);
  if (!isPremium) throw new AppError('billing.premium_needed');
}
