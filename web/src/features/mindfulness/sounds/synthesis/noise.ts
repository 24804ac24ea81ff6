import type { Random } from './random.ts';

/** Answers the next sample. */
export type Source = () => number;

/** All frequencies equally strong, between -1 and 1. */
export function createWhiteNoise(random: Random): Source {
  return () => random() * 2 - 1;
}

/** Three decibels less an octave: Paul Kellet's filter, the economical one, true within half a decibel above 9 Hz. */
export function createPinkNoise(random: Random): Source {
  let low = 0;
  let middle = 0;
  let high = 0;
  return () => {
    const white = random() * 2 - 1;
    low = 0.99765 * low + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    high = 0.57 * high + white * 1.0526913;
    return (low + middle + high + white * 0.1848) * 0.25;
  };
}

/** Six decibels less an octave: white noise summed up by a memory that fades, so that it stays around zero. */
export function createBrownNoise(random: Random, sampleRate: number): Source {
  const fading = Math.exp((-2 * Math.PI * 20) / sampleRate);
  const gain = Math.sqrt(1 - fading ** 2);
  let sum = 0;
  return () => {
    sum = sum * fading + (random() * 2 - 1) * gain;
    return sum;
  };
}
