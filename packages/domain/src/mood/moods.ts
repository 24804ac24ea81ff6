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

/** Today's key of a mood. */
export function toMood(key: Mood | LegacyMood): Mood {
  return isLegacyMood(key) ? legacyMoods[key] : key;
}

/** The mood that something stored stands for; null where it stands for none. */
export function readMood(stored: unknown): Mood | null {
  const key = [...moodKeys, ...legacyMoodKeys].find((each) => each === stored);
  return key === undefined ? null : toMood(key);
}

function isLegacyMood(key: Mood | LegacyMood): key is LegacyMood {
  return key in legacyMoods;
}
