import type { SoundId } from '@alento/domain/mindfulness/sounds.ts';
import type { CreateVoice } from './voice.ts';
import { createCampfire } from './voices/campfire.ts';
import { createForestBirds, createNightCrickets, createTropicalForest } from './voices/forests.ts';
import { createBrown, createPink, createWhite } from './voices/noises.ts';
import { createOceanWaves, createRainForest, createStream } from './voices/waters.ts';
import { createMountainWind, createWindInLeaves } from './voices/winds.ts';

/** How each sound is made. */
export const voices: Readonly<Record<SoundId, CreateVoice>> = {
  'forest-birds': createForestBirds,
  'wind-leaves': createWindInLeaves,
  'mountain-wind': createMountainWind,
  'tropical-forest': createTropicalForest,
  'night-crickets': createNightCrickets,
  campfire: createCampfire,
  'ocean-waves': createOceanWaves,
  'rain-forest': createRainForest,
  stream: createStream,
  'white-noise': createWhite,
  'pink-noise': createPink,
  'brown-noise': createBrown,
};
