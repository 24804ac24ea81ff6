import * as z from 'zod/mini';
import { idSchema } from '../../common/schema.ts';
import { maxCommentLength } from './limits.ts';

/** What can be wrong with a reply; `crisis`: how it dealt with danger. */
export const reportCategories = ['harmful', 'crisis', 'wrong', 'offensive', 'other'] as const;
export const reportCategorySchema = z.enum(reportCategories);
export type ReportCategory = z.infer<typeof reportCategorySchema>;

/** What a person reports. `id` is made by the client, so that sending twice stores one report. */
export const replyReportSchema = z.object({
  id: idSchema,
  messageId: idSchema,
  category: reportCategorySchema,
  comment: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCommentLength))),
  /** Whether the person wants the text of the reply to go along; without it nothing leads back to the message. */
  includesReply: z.boolean(),
});
export type ReplyReport = z.infer<typeof replyReportSchema>;
