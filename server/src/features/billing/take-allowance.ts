import { AppError, isAppError } from '@alento/domain/app-error.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { countTemporaryMessage, countTemporarySession, fetchOwnPlan } from './data.ts';

const limits = {
  'billing.message_limit': 'messages',
  'billing.session_limit': 'sessions',
} as const;

type LimitCode = keyof typeof limits;

interface TemporaryTurn {
  conversationId: string;
  /** Of the message, under the person's key. */
  digest: Buffer;
  isFirst: boolean;
}

/** Takes a message of a temporary conversation from the caller's day, and with the first one a conversation. */
export async function takeTemporary(
  tx: TransactionSql,
  { conversationId, digest, isFirst }: TemporaryTurn,
): Promise<void> {
  if (isFirst && !(await countTemporarySession(tx, conversationId)))
    throw await limitError(tx, 'billing.session_limit');
  if (!(await countTemporaryMessage(tx, digest))) throw await limitError(tx, 'billing.message_limit');
}

/** Whether a day's allowance is what a request was refused for. */
export function isLimitError(error: unknown): boolean {
  return isAppError(error) && error.code in limits;
}

/** The refusal, with how much a day holds and when the next one begins. */
export async function limitError(tx: TransactionSql, code: LimitCode): Promise<AppError> {
  const { allowances } = await fetchOwnPlan(tx);
  if (!allowances) return new AppError(code);
  return new AppError(code, { params: { limit: allowances[limits[code]].limit, resetsAt: allowances.resetsAt } });
}
