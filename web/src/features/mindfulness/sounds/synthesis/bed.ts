import { createDrift, Ramp } from './drift.ts';
import { createFilter } from './filter.ts';
import type { Source } from './noise.ts';
import type { Random } from './random.ts';
import { inStereo, type Voice } from './voice.ts';

export interface BedOptions {
  noise: (random: Random, sampleRate: number) => Source;
  /** What is let through: all below the frequency, or what lies around it. */
  shape: 'low' | 'band';
  frequency: number;
  quality: number;
  gain: number;
  /** The least of its strength, as a part of the whole, and how many seconds it takes from one strength to the next. */
  weakest: number;
  seconds: number;
}

/** Noise that swells and sinks: the ground on which single sounds stand out. */
export function createBed(random: Random, sampleRate: number, options: BedOptions): Voice {
  const { shape, frequency, quality, gain, weakest, seconds } = options;
  return inStereo(() => {
    const noise = options.noise(random, sampleRate);
    const filter = createFilter(sampleRate, frequency, quality);
    const strength = createDrift(random, { from: weakest, to: 1, seconds });
    const ramp = new Ramp();
    const next = shape === 'low' ? () => filter.low(noise()) * ramp.next() : () => filter.band(noise()) * ramp.next();
    return (elapsed, samples) => {
      ramp.aim(gain * strength(elapsed), samples);
      return next;
    };
  }, sampleRate);
}

/** All of these one after the other in the same block, so that what changes it, such as a space, hears those before. */
export function together(voices: readonly Voice[]): Voice {
  return (left, right) => {
    for (const voice of voices) voice(left, right);
  };
}
