import { AppError } from '@alento/domain/app-error.ts';
import type { ReplyReport } from '@alento/domain/chat/reports/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchReportedReply, insertReport } from './data.ts';

/** Keeps what a person says about a reply, and the reply only if they want it to go along. */
export async function reportReply({ ctx, input }: { ctx: PersonContext; input: ReplyReport }): Promise<void> {
  const { id, messageId, category, comment, includesReply } = input;
  const cipher = await ctx.cipher();
  await ctx.database(async (tx) => {
    const reported = await fetchReportedReply(tx, messageId);
    if (!reported) throw new AppError('chat.message_not_found');
    const { body, ...origin } = reported;
    await insertReport(tx, {
      ...origin,
      id,
      userId: ctx.actor.id,
      category,
      comment: comment === null ? null : cipher.encrypt(`${id}/comment`, comment),
      reply: includesReply ? cipher.encrypt(`${id}/reply`, cipher.decrypt(messageId, body)) : null,
    });
  });
}
