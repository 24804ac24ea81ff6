import * as z from 'zod/mini';
import { timeZoneSchema } from '../common/schema.ts';
import { moodKeySchema } from '../mood/schema.ts';

export const progressQuerySchema = z.object({ timeZone: timeZoneSchema });

/** The ten achievements, in the order they are shown; the database has their goals. */
export const achievementIds = [
  'firstStep',
  'threeDays',
  'selfKnowledge',
  'consistency',
  'explorer',
  'dedication',
  'evolution',
  'mindMaster',
  'overcome',
  'specialist',
] as const;

const daySchema = z.iso.date();
const countSchema = z.int().check(z.minimum(0));
const moodCountsSchema = z.array(z.object({ mood: moodKeySchema, count: countSchema }));

/**
 * How a person is doing. A day is active with an exchange in a conversation, a mood check-in or a finished practice,
 * and runs to 04:00 local time. Nothing is less when a conversation is deleted.
 */
export const progressSchema = z.object({
  today: daySchema,
  sessionsCompleted: countSchema,
  /** Days on which the person was here, in all. */
  activeDays: countSchema,
  /** Two missed days in each calendar month are forgiven; the longest streak is kept for ever. */
  streak: z.object({ current: countSchema, longest: countSchema }),
  /** The seven days that end today, oldest first. */
  week: z.array(z.object({ day: daySchema, isActive: z.boolean() })),
  weeklyGoal: countSchema,
  /** Moods told in the last thirty days, by check-ins and conversations, the most frequent first. */
  moods: moodCountsSchema,
  /** How often each mood was told on the days of the last year that have any, oldest first. */
  moodDays: z.array(z.object({ day: daySchema, moods: moodCountsSchema })),
  /** The twelve months that end with this one, oldest first. */
  months: z.array(
    z.object({
      month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      activeDays: countSchema,
      sessions: countSchema,
      seconds: countSchema,
      checkIns: countSchema,
    }),
  ),
  /** Time in conversations, without pauses of more than half an hour. */
  time: z.object({
    totalSeconds: countSchema,
    averageSeconds: z.nullable(countSchema),
    lastSessionAt: z.nullable(z.iso.datetime()),
  }),
  /** Of completed conversations, or of the longest streak; what was reached stays reached. */
  achievements: z.array(
    z.object({
      id: z.enum(achievementIds),
      measure: z.enum(['sessions', 'streak']),
      current: countSchema,
      total: countSchema,
    }),
  ),
});
export type Progress = z.infer<typeof progressSchema>;
