import { dayBegins } from '@alento/domain/progress/days.ts';
import { practiceMinutes, paceLimits } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { customBreathSchema, firstCustomBreath, maxCustomBreaths } from '@alento/domain/mindfulness/custom-breath.ts';
import * as z from 'zod/mini';
import { toCalendarDay } from '#lib/dates.ts';
import { createDeviceMemory } from '#lib/device-memory.ts';

const memorySchema = z.object({
  hasSound: z.boolean(),
  hasHaptics: z.boolean(),
  showsCount: z.boolean(),
  minutes: z.literal(practiceMinutes),
  pace: z.number().check(z.minimum(paceLimits.min), z.maximum(paceLimits.max)),
  custom: customBreathSchema,
  keptCustom: z.array(customBreathSchema).check(z.maxLength(maxCustomBreaths)),
  /** The version of the warnings of Wim Hof's breaths that was read on this device. */
  readSafety: z.nullable(z.string()),
  /** The day of each exercise or meditation that was finished, oldest first. */
  finished: z.array(z.iso.date()),
});

/** What this device keeps of breathing: how somebody likes it, and when they did it. It goes with the sign-out. */
export type BreathingMemory = z.infer<typeof memorySchema>;

const daysCounted = 7;

const first: BreathingMemory = {
  hasSound: true,
  hasHaptics: true,
  showsCount: true,
  minutes: 5,
  pace: 1,
  custom: firstCustomBreath,
  keptCustom: [],
  readSafety: null,
  finished: [],
};

const memory = createDeviceMemory({ slot: 'breathing', schema: memorySchema, first });

export const readBreathing = memory.read;
export const changeBreathing = memory.change;
export const subscribeToBreathing = memory.subscribe;

/** Notes that an exercise or a meditation was finished. Only the last days are kept. */
export function noteFinished(now = new Date()): void {
  changeBreathing({ finished: [...recentlyFinished(readBreathing(), now), dayOf(now)] });
}

/** The days of what was finished in the last seven days. */
export function recentlyFinished({ finished }: Pick<BreathingMemory, 'finished'>, now = new Date()): string[] {
  const oldest = new Date(now);
  oldest.setDate(oldest.getDate() - daysCounted + 1);
  return finished.filter((day) => day >= dayOf(oldest));
}

/** A late evening belongs to the day before. */
function dayOf(moment: Date): string {
  const shifted = new Date(moment);
  shifted.setHours(shifted.getHours() - dayBegins);
  return toCalendarDay(shifted);
}
