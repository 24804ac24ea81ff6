import type { TransactionSql } from '@alento/sql/sql.ts';
import { fetchOwnPlan } from './data.ts';

/** Whether the acting person is answered first. Where nothing is sold, everybody has everything, and nobody comes first. */
export async function hasPriority(tx: TransactionSql): Promise<boolean> {
  const { isSold, isPremium } = await fetchOwnPlan(tx);
  return isSold && isPremium;
}
