import { AppError } from '@alento/domain/app-error.ts';
import type { ReplyReport } from '@alento/domain/chat/reports/schema.ts';
import type { PersonContext } from '#http/context.ts';
import type { EncryptForOperator } from '#platform/encryption/operator-encryption.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { fetchReportedReply, insertReport, type ReportedReplyRow } from './data.ts';

interface Report {
  ctx: PersonContext;
  encryptForOperator: EncryptForOperator | null;
  input: ReplyReport;
}

interface ReportedReply extends Omit<ReportedReplyRow, 'id' | 'body'> {
  text: string | null;
}

/** The reported reply: the stored one, or of a temporary conversation what its page tells. */
async function findReply(
  tx: TransactionSql,
  cipher: PersonCipher,
  { messageId, unkept }: ReplyReport,
): Promise<ReportedReply> {
  if (unkept) return { ...unkept, model: null, prompt_version: null };
  const reported = await fetchReportedReply(tx, messageId);
  if (!reported) throw new AppError('chat.message_not_found');
  const { id, body, ...origin } = reported;
  return { ...origin, text: cipher.decrypt(id, body) };
}

/**
 * Stores a report with its comment, and with the reply if the user includes it. The operator can read either only with the
 * user's consent.
 */
export async function reportReply({ ctx, encryptForOperator, input }: Report): Promise<void> {
  const { id, category, comment, includesReply, isShared } = input;
  const cipher = await ctx.cipher();
  await ctx.database(async (tx) => {
    const { text, ...origin } = await findReply(tx, cipher, input);
    const reply = includesReply ? text : null;
    const isReadable = isShared && (comment !== null || reply !== null);
    await insertReport(tx, {
      ...origin,
      id,
      userId: ctx.actor.id,
      category,
      comment: comment === null ? null : cipher.encrypt(`${id}/comment`, comment),
      reply: reply === null ? null : cipher.encrypt(`${id}/reply`, reply),
      operatorCopy: (isReadable && encryptForOperator?.(JSON.stringify({ comment, reply }))) || null,
    });
  });
}
