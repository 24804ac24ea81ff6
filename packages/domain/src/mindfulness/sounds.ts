/** Kinds of sounds. Each has a free one. */
export const soundCategories = ['nature', 'water', 'noise'] as const;
export type SoundCategory = (typeof soundCategories)[number];

export interface Sound {
  readonly category: SoundCategory;
  readonly isFree: boolean;
}

/** The sounds in the order they are shown: within a category the free one first. */
export const sounds = {
  'forest-birds': { category: 'nature', isFree: true },
  'wind-leaves': { category: 'nature', isFree: false },
  'mountain-wind': { category: 'nature', isFree: false },
  'tropical-forest': { category: 'nature', isFree: false },
  'night-crickets': { category: 'nature', isFree: false },
  campfire: { category: 'nature', isFree: false },
  'ocean-waves': { category: 'water', isFree: true },
  'rain-forest': { category: 'water', isFree: false },
  stream: { category: 'water', isFree: false },
  'white-noise': { category: 'noise', isFree: true },
  'pink-noise': { category: 'noise', isFree: false },
  'brown-noise': { category: 'noise', isFree: false },
} as const satisfies Record<string, Sound>;

export type SoundId = keyof typeof sounds;

export const soundIds = Object.keys(sounds) as SoundId[];

/** Whether a sound is open to somebody with or without Premium. */
export function mayListen(id: SoundId, isPremium: boolean): boolean {
  return isPremium || sounds[id].isFree;
}
