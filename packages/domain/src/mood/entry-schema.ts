import * as z from 'zod/mini';
import { deviceInstantSchema, idSchema } from '../common/schema.ts';
import { isOfItsDays } from './back-dating.ts';
import { maxMoodNoteLength, maxMoodPageSize, moodPageSize } from './limits.ts';
import { moodKeySchema, moodSchema } from './schema.ts';
import { type MoodTag, moodTags } from './tags.ts';

/** A mood that somebody noted, with what they said about it. */
export const moodEntrySchema = z.object({
  id: idSchema,
  mood: moodKeySchema,
  note: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMoodNoteLength))),
  /** What it had to do with, in the order of the catalogue. */
  tags: z.array(z.enum(moodTags as [MoodTag, ...MoodTag[]])).check(z.maxLength(moodTags.length)),
  /** When the person felt so. */
  recordedAt: deviceInstantSchema,
  /** When they first said it, which may be up to two days later. */
  notedAt: deviceInstantSchema,
  changedAt: deviceInstantSchema,
});
export type MoodEntry = z.infer<typeof moodEntrySchema>;

/** A mood as its device has it, by a legacy key too. The device's clock orders what several devices say of one. */
export const moodInputSchema = z
  .extend(z.omit(moodEntrySchema, { id: true }), { mood: moodSchema })
  .check(z.refine(({ recordedAt, notedAt }) => isOfItsDays(recordedAt, notedAt), { path: ['recordedAt'] }));
export type MoodInput = z.infer<typeof moodInputSchema>;

export const moodParamSchema = z.object({ id: idSchema });

export const moodListQuerySchema = z.object({
  cursor: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxMoodPageSize)), moodPageSize),
});

/** The moods felt last come first. */
export const moodPageSchema = z.object({ moods: z.array(moodEntrySchema), nextCursor: z.nullable(z.string()) });
export type MoodPage = z.infer<typeof moodPageSchema>;
