import * as z from 'zod/mini';
import { timeZoneSchema } from '../common/schema.ts';
import { moodKeySchema } from '../mood/schema.ts';

export const progressQuerySchema = z.object({ timeZone: timeZoneSchema });

const daySchema = z.iso.date();
const countSchema = z.int().check(z.minimum(0));

/** How a person is doing. A day is active with a conversation or a mood check-in, and runs to 04:00 local time. */
export const progressSchema = z.object({
  today: daySchema,
  sessionsCompleted: countSchema,
  /** Days on which the person was here, in all. */
  activeDays: countSchema,
  streak: z.object({ current: countSchema, longest: countSchema }),
  /** The seven days that end today, oldest first. */
  week: z.array(z.object({ day: daySchema, isActive: z.boolean() })),
  weeklyGoal: countSchema,
  /** Check-ins of the last thirty days by mood, the most frequent first. */
  moods: z.array(z.object({ mood: moodKeySchema, count: countSchema })),
});
export type Progress = z.infer<typeof progressSchema>;
