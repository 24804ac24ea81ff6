import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../../common/schema.ts';
import { languageCodes } from '../../language/languages.ts';
import { maxReplyLength } from '../limits.ts';
import { engineKindSchema } from '../schema.ts';
import { maxCommentLength } from './limits.ts';

/** What can be wrong with a reply; `crisis`: how it dealt with danger. */
export const reportCategories = ['harmful', 'crisis', 'wrong', 'offensive', 'other'] as const;
export const reportCategorySchema = z.enum(reportCategories);
export type ReportCategory = z.infer<typeof reportCategorySchema>;

/** The operator's status of a report. */
export const reportStatuses = ['received', 'read', 'closed'] as const;
export const reportStatusSchema = z.enum(reportStatuses);
export type ReportStatus = z.infer<typeof reportStatusSchema>;

/** A reply of a conversation that is not kept, as the page that shows it knows it. */
export const unkeptReplySchema = z.object({
  language: z.enum(languageCodes),
  engine: engineKindSchema,
  /** Null unless its person wants it to go along. */
  text: z.nullable(z.string().check(z.maxLength(maxReplyLength))),
});
export type UnkeptReply = z.infer<typeof unkeptReplySchema>;

/** A new report. The client makes the `id`, so that sending twice stores one report. */
export const replyReportSchema = z.object({
  id: idSchema,
  messageId: idSchema,
  category: reportCategorySchema,
  comment: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCommentLength))),
  /** Whether the person wants the text of the reply to go along; without it nothing leads back to the message. */
  includesReply: z.boolean(),
  /** Whether the operator may read comment and reply; absent from pages loaded before this was asked. */
  isShared: z._default(z.boolean(), false),
  /** Set where the server has no such message. */
  unkept: z.optional(unkeptReplySchema),
});
export type ReplyReport = z.infer<typeof replyReportSchema>;

/** A report as its author sees it; `isShared` if the operator can read comment and reply. */
export const ownReportSchema = z.object({
  id: idSchema,
  category: reportCategorySchema,
  createdAt: instantSchema,
  comment: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  isShared: z.boolean(),
  status: reportStatusSchema,
});
export type OwnReport = z.infer<typeof ownReportSchema>;

/** The newest reports of a person, the newest first. */
export const ownReportListSchema = z.object({ reports: z.array(ownReportSchema) });
export type OwnReportList = z.infer<typeof ownReportListSchema>;
