import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../../common/schema.ts';
import { languageCodes } from '../../language/languages.ts';

/** `start` and `reminder` say that an AI answers, when a conversation begins and while it goes on; `break` suggests one. */
export const noticeKinds = ['start', 'reminder', 'break'] as const;
export const noticeKindSchema = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

export const noticeSchema = z.object({
  id: idSchema,
  kind: noticeKindSchema,
  /** The message it came after; null if that has given way to another. */
  afterId: z.nullable(idSchema),
  shownAt: instantSchema,
});
export type Notice = z.infer<typeof noticeSchema>;

export const noticeListSchema = z.object({ notices: z.array(noticeSchema) });
export type NoticeList = z.infer<typeof noticeListSchema>;

/** The language on screen, in which a notice that is due will be read. */
export const noticeRequestSchema = z.object({ language: z.enum(languageCodes) });
