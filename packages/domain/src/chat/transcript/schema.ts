import * as z from 'zod/mini';
import { timeZoneSchema } from '../../common/schema.ts';
import { languageCodes } from '../../language/languages.ts';

/** How a conversation is to be written down. */
export const transcriptQuerySchema = z.object({
  /** Of everything but what was said; without it, the conversation's own. */
  language: z.optional(z.enum(languageCodes)),
  timeZone: z._default(timeZoneSchema, 'UTC'),
});
export type TranscriptQuery = z.infer<typeof transcriptQuerySchema>;
