import * as z from 'zod/mini';
import { moodKeySchema } from '../mood/schema.ts';
import { type MoodTag, moodTags } from '../mood/tags.ts';
import { progressSchema } from './schema.ts';

const countSchema = z.int().check(z.minimum(0));

/** What moods were told before and after. */
export const changeKinds = ['conversation', 'breathing', 'meditation'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** How often a mood before was followed by a mood after. */
export const moodChangesSchema = z.object({
  changes: z.array(
    z.object({ kind: z.enum(changeKinds), before: moodKeySchema, after: moodKeySchema, count: countSchema }),
  ),
});
export type MoodChanges = z.infer<typeof moodChangesSchema>;

/** Two whole weeks, Monday to Sunday, in the days on which there was anything: the one that is reviewed, and the one before. */
export const weekDaysSchema = z.object({
  /** The Monday of the week that is reviewed. */
  monday: z.iso.date(),
  days: z.array(
    z.object({
      day: z.iso.date(),
      isActive: z.boolean(),
      completed: countSchema,
      seconds: countSchema,
      checkIns: countSchema,
      practices: countSchema,
      moods: progressSchema.shape.moods,
    }),
  ),
});
export type WeekDays = z.infer<typeof weekDaysSchema>;

/** Moods of the last twelve months, by when they were told and what they had to do with. */
export const moodPatternsSchema = z.object({
  hours: z.array(
    z.object({
      /** As ISO 8601 numbers them: 1 is Monday. A day runs to 04:00. */
      weekday: z.int().check(z.minimum(1), z.maximum(7)),
      hour: z.int().check(z.minimum(0), z.maximum(23)),
      mood: moodKeySchema,
      count: countSchema,
    }),
  ),
  tags: z.array(
    z.object({ tag: z.enum(moodTags as [MoodTag, ...MoodTag[]]), mood: moodKeySchema, count: countSchema }),
  ),
});
export type MoodPatterns = z.infer<typeof moodPatternsSchema>;
