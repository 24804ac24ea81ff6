import { AppError } from '@alento/domain/app-error.ts';
import type { ReplyReport } from '@alento/domain/chat/reports/schema.ts';
import type { PersonContext } from '#http/context.ts';
import type { EncryptForOperator } from '#platform/encryption/operator-encryption.ts';
import { fetchReportedReply, insertReport } from './data.ts';

interface Report {
  ctx: PersonContext;
  encryptForOperator: EncryptForOperator | null;
  input: ReplyReport;
}

/**
 * Stores a report with its comment, and with the reply if the user includes it. The operator can read either only with the
 * user's consent.
 */
export async function reportReply({ ctx, encryptForOperator, input }: Report): Promise<void> {
  const { id, messageId, category, comment, includesReply, isShared } = input;
  const cipher = await ctx.cipher();
  await ctx.database(async (tx) => {
    const reported = await fetchReportedReply(tx, messageId);
    if (!reported) throw new AppError('chat.message_not_found');
    const { body, ...origin } = reported;
    const reply = includesReply ? cipher.decrypt(messageId, body) : null;
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
