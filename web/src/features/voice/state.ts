import { speechRates } from '@alento/domain/voice/limits.ts';
import * as z from 'zod/mini';
import { createDeviceMemory } from '#lib/device-memory.ts';

const choicesSchema = z.object({
  rate: z.number().check(z.minimum(speechRates.min), z.maximum(speechRates.max)),
  /** The name of the device's voice for a language, where it is not the best one. */
  voices: z.record(z.string(), z.string()),
  /** Whether somebody knows that their browser lets its maker understand what they say. */
  knowsBrowser: z.boolean(),
});

/** How somebody likes voices on this device. */
export type VoiceChoices = z.infer<typeof choicesSchema>;

const memory = createDeviceMemory<VoiceChoices>({
  slot: 'voice',
  schema: choicesSchema,
  first: { rate: 1, voices: {}, knowsBrowser: false },
});

export const readVoiceChoices = memory.read;
export const changeVoiceChoices = memory.change;
export const subscribeToVoiceChoices = memory.subscribe;
