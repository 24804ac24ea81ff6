import type { Personality } from './schema.ts';

/** How a personality sounds, in a word. */
export const tones = [
  'empathetic',
  'motivational',
  'analytical',
  'supportive',
  'cheerful',
  'calm',
  'energetic',
] as const;
export type ToneLabel = (typeof tones)[number];

/** The tone labels of each personality, the most telling first. */
export const personalityTones: Record<Personality, readonly [ToneLabel, ToneLabel]> = {
  default: ['empathetic', 'calm'],
  wise: ['analytical', 'calm'],
  friend: ['cheerful', 'empathetic'],
  coach: ['motivational', 'energetic'],
  therapist: ['supportive', 'analytical'],
};
