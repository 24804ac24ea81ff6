import { soundIds } from '@alento/domain/mindfulness/sounds.ts';
import * as z from 'zod/mini';
import { createDeviceMemory } from '#lib/device-memory.ts';

/** Exercises that slow down. */
export const nightPractices = ['resonant', 'fourSevenEight'] as const;
export const windDownMinutes = [15, 30, 45, 60] as const;

const memorySchema = z.object({
  /** `mine`: the mix as it stands. */
  sound: z.enum(['mine', 'none', ...soundIds]),
  practice: z.enum(nightPractices),
  minutes: z.literal(windDownMinutes),
});

/** How somebody likes to end the day. */
export type WindDown = z.infer<typeof memorySchema>;

const memory = createDeviceMemory<WindDown>({
  slot: 'wind-down',
  schema: memorySchema,
  first: { sound: 'mine', practice: 'resonant', minutes: 30 },
});

export const readWindDown = memory.read;
export const changeWindDown = memory.change;
export const subscribeToWindDown = memory.subscribe;
