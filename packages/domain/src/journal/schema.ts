import * as z from 'zod/mini';
import { deviceInstantSchema, idSchema } from '../common/schema.ts';
import { journalBodySchema } from './body-schema.ts';
import { journalPageSize, maxJournalPageSize } from './limits.ts';
import { isBlank } from './read-words.ts';

/** Something that somebody wrote, with when it was begun and last changed by the clock of the device. */
export const journalEntrySchema = z.object({
  id: idSchema,
  body: journalBodySchema,
  writtenAt: deviceInstantSchema,
  changedAt: deviceInstantSchema,
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** An entry as its device has it: one without a word is none. */
export const journalInputSchema = z
  .omit(journalEntrySchema, { id: true })
  .check(z.refine(({ body }) => !isBlank(body), { path: ['body'] }));
export type JournalInput = z.infer<typeof journalInputSchema>;

export const journalParamSchema = z.object({ id: idSchema });

export const journalListQuerySchema = z.object({
  cursor: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxJournalPageSize)), journalPageSize),
});

/** The entries written last come first. */
export const journalPageSchema = z.object({ entries: z.array(journalEntrySchema), nextCursor: z.nullable(z.string()) });
export type JournalPage = z.infer<typeof journalPageSchema>;
