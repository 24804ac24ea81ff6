import type { FeedbackKind } from '@alento/domain/chat/feedback/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

/** Keeps what somebody says of one of their replies, and counts it; false if there is no such reply. */
export async function storeFeedback(
  tx: TransactionSql,
  messageId: string,
  feedback: FeedbackKind | null,
): Promise<boolean> {
  const [row] = await tx<{ stored: boolean }[]>`select private.give_feedback(${messageId}, ${feedback}) as stored`;
  return row?.stored ?? false;
}
