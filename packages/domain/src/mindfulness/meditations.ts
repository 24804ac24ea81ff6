/** What a meditation is for, in the order they are shown. Each has a meditation of every level. */
export const meditationCategories = [
  'mindfulness',
  'breathing',
  'relaxation',
  'focus',
  'sleep',
  'stress',
  'anxiety',
  'selfCompassion',
] as const;
export type MeditationCategory = (typeof meditationCategories)[number];

export const meditationLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type MeditationLevel = (typeof meditationLevels)[number];

export interface Meditation {
  readonly category: MeditationCategory;
  readonly level: MeditationLevel;
  readonly isFree: boolean;
}

/** The meditations in the order they are shown: by category, the easiest first. */
export const meditations = {
  basicMindfulness: { category: 'mindfulness', level: 'beginner', isFree: true },
  dailyGratitude: { category: 'mindfulness', level: 'intermediate', isFree: true },
  openAwareness: { category: 'mindfulness', level: 'advanced', isFree: false },
  breathAnchor: { category: 'breathing', level: 'beginner', isFree: true },
  countingBreaths: { category: 'breathing', level: 'intermediate', isFree: false },
  wholeBodyBreath: { category: 'breathing', level: 'advanced', isFree: false },
  bodyScan: { category: 'relaxation', level: 'beginner', isFree: true },
  softeningTension: { category: 'relaxation', level: 'intermediate', isFree: false },
  restingInStillness: { category: 'relaxation', level: 'advanced', isFree: false },
  focusAndConcentration: { category: 'focus', level: 'beginner', isFree: true },
  oneTask: { category: 'focus', level: 'intermediate', isFree: false },
  sustainedAttention: { category: 'focus', level: 'advanced', isFree: false },
  endOfDay: { category: 'sleep', level: 'beginner', isFree: true },
  heavyAndWarm: { category: 'sleep', level: 'intermediate', isFree: false },
  awakeAtNight: { category: 'sleep', level: 'advanced', isFree: false },
  pauseInTheDay: { category: 'stress', level: 'beginner', isFree: true },
  mineToCarry: { category: 'stress', level: 'intermediate', isFree: false },
  underPressure: { category: 'stress', level: 'advanced', isFree: false },
  anxietyReduction: { category: 'anxiety', level: 'beginner', isFree: true },
  fiveSenses: { category: 'anxiety', level: 'intermediate', isFree: false },
  makingRoom: { category: 'anxiety', level: 'advanced', isFree: false },
  handOnHeart: { category: 'selfCompassion', level: 'beginner', isFree: true },
  kindWords: { category: 'selfCompassion', level: 'intermediate', isFree: false },
  innerCritic: { category: 'selfCompassion', level: 'advanced', isFree: false },
} as const satisfies Record<string, Meditation>;

export type MeditationId = keyof typeof meditations;

export const meditationIds = Object.keys(meditations) as MeditationId[];

/** Whether a meditation is open to somebody with or without Premium. */
export function mayMeditate(id: MeditationId, isPremium: boolean): boolean {
  return isPremium || meditations[id].isFree;
}

/** Whether it leads into sleep: then nothing at its end may wake anybody, no bell either. */
export function leadsIntoSleep(id: MeditationId): boolean {
  return meditations[id].category === 'sleep';
}
