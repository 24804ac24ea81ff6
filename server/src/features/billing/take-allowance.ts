import { AppError } from '@alento/domain/app-error.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { countAllowance, fetchOwnPlan } from './data.ts';

const limits = {
  'billing.message_limit': 'messages',
  'billing.session_limit': 'sessions',
} as const;

type LimitCode = keyof typeof limits;

/** Takes one message or session from the caller's day, or says when there are more. */
export async function takeAllowance(tx: TransactionSql, kind: (typeof limits)[LimitCode]): Promise<void> {
  if (await countAllowance(tx, kind)) return;
  throw await limitError(tx, kind === 'messages' ? 'billing.message_limit' : 'billing.session_limit');
}

/** The refusal, with how much a day holds and when the next one begins. */
export async function limitError(tx: TransactionSql, code: LimitCode): Promise<AppError> {
  const { allowances } = await fetchOwnPlan(tx);
  if (!allowances) return new AppError(code);
  return new AppError(code, { params: { limit: allowances[limits[code]].limit, resetsAt: allowances.resetsAt } });
}
