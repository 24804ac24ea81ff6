import { cutMinutes } from '@alento/domain/mindfulness/meditation-form.ts';
import { type MeditationId, meditationIds } from '@alento/domain/mindfulness/meditations.ts';
import { soundIds } from '@alento/domain/mindfulness/sounds.ts';
import * as z from 'zod/mini';
import { createDeviceMemory } from '#lib/device-memory.ts';

const placeSchema = z.object({
  id: z.enum(meditationIds as [MeditationId, ...MeditationId[]]),
  minutes: z.literal(cutMinutes),
  line: z.int().check(z.minimum(1)),
});

const memorySchema = z.object({
  minutes: z.literal(cutMinutes),
  hasVoice: z.boolean(),
  /** What is heard behind the words. */
  sound: z.nullable(z.enum(soundIds)),
  /** How loud that is, in percent. */
  volume: z.int().check(z.minimum(0), z.maximum(100)),
  /** Where one was left before its end. */
  left: z.nullable(placeSchema),
});

/** What this device keeps of meditations: how somebody likes them, and where they left one. */
export type MeditationMemory = z.infer<typeof memorySchema>;

const memory = createDeviceMemory<MeditationMemory>({
  slot: 'meditations',
  schema: memorySchema,
  first: { minutes: 5, hasVoice: true, sound: null, volume: 40, left: null },
});

export const readMeditation = memory.read;
export const changeMeditation = memory.change;
export const subscribeToMeditation = memory.subscribe;
