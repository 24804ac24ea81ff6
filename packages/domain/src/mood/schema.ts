import * as z from 'zod/mini';

/** The moods a person can choose, in the order they are offered. */
export const moodKeys = [
  'happy',
  'neutral',
  'sad',
  'anxious',
  'excited',
  'calm',
  'stressed',
  'grateful',
  'angry',
  'confused',
  'hopeful',
  'tired',
  'verySad',
  'good',
  'veryHappy',
  'down',
  'disappointed',
  'worried',
  'thoughtful',
  'relieved',
  'peaceful',
  'joyful',
  'inLove',
] as const;

export type Mood = (typeof moodKeys)[number];

/** The keys of old, in Portuguese, and what they are called today. */
export const legacyMoods = { feliz: 'happy', neutro: 'neutral', triste: 'sad' } as const satisfies Record<string, Mood>;

type LegacyMood = keyof typeof legacyMoods;

/** Keys of the first version, which devices and exports may still hold. */
export const legacyMoodKeys = Object.keys(legacyMoods) as LegacyMood[];

function isLegacyMood(key: Mood | LegacyMood): key is LegacyMood {
  return key in legacyMoods;
}

/** A mood key as it is stored; the legacy Portuguese keys are accepted and become today's. */
export const moodSchema = z.pipe(
  z.enum([...moodKeys, ...legacyMoodKeys]),
  z.transform((key): Mood => (isLegacyMood(key) ? legacyMoods[key] : key)),
);

export const moodKeySchema = z.enum(moodKeys);
