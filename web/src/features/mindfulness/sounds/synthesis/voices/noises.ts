import { createBrownNoise, createPinkNoise, createWhiteNoise, type Source } from '../noise.ts';
import { type CreateVoice, inStereo } from '../voice.ts';
import type { Random } from '../random.ts';

function createNoise(create: (random: Random, sampleRate: number) => Source, gain: number): CreateVoice {
  return (random, sampleRate) =>
    inStereo(() => {
      const noise = create(random, sampleRate);
      const next = (): number => noise() * gain;
      return () => next;
    }, sampleRate);
}

export const createWhite = createNoise(createWhiteNoise, 0.14);
export const createPink = createNoise(createPinkNoise, 0.25);
export const createBrown = createNoise(createBrownNoise, 0.27);
