import { createBed, together } from '../bed.ts';
import { Ramp, smoothStep } from '../drift.ts';
import { createFilter } from '../filter.ts';
import { createBrownNoise, createPinkNoise, createWhiteNoise } from '../noise.ts';
import { between, betweenRatios, type Random, untilNext } from '../random.ts';
import { Tones } from '../tones.ts';
import { addSample, type CreateVoice, type Voice } from '../voice.ts';

/** One wave: it comes in, breaks at a third of its time, and runs back over the sand. */
function createWave(random: Random, sampleRate: number, first: number): Voice {
  const noise = createPinkNoise(random);
  const spray = createWhiteNoise(random);
  const body = createFilter(sampleRate, 300, 0.6);
  const foam = createFilter(sampleRate, 4000, 0.5);
  const [bodyGain, foamGain] = [new Ramp(), new Ramp()];
  let [seconds, size, pan] = [10, 0, 0.5];
  let position = first;
  const begin = (): void => {
    seconds = between(random, 8, 13);
    size = between(random, 0.45, 1);
    pan = between(random, 0.25, 0.75);
    position = -between(random, 0, 6);
  };
  return (left, right) => {
    position += left.length / sampleRate;
    if (position >= seconds) begin();
    const progress = Math.max(0, position / seconds);
    const swell = smoothStep(progress / 0.34) * (1 - smoothStep((progress - 0.3) / 0.7)) ** 1.6;
    const wash = smoothStep((progress - 0.26) / 0.14) * (1 - smoothStep((progress - 0.36) / 0.64)) ** 1.2;
    body.tune(160 + 1500 * swell * size, 0.6);
    foam.tune(2600 + 2400 * wash, 0.5);
    bodyGain.aim(0.9 * size * swell, left.length);
    foamGain.aim(0.16 * size * wash, left.length);
    for (let index = 0; index < left.length; index += 1) {
      const sample = body.low(noise()) * bodyGain.next() + foam.band(spray()) * foamGain.next();
      addSample(left, right, index, sample, pan);
    }
  };
}

/** A beach: waves of every size, over a sea that is never still. */
export const createOceanWaves: CreateVoice = (random, sampleRate) => {
  const sea = createBed(random, sampleRate, {
    noise: createBrownNoise,
    shape: 'low',
    frequency: 320,
    quality: 0.7,
    gain: 0.14,
    weakest: 0.5,
    seconds: 5,
  });
  return together([sea, ...[-1, -5, -9].map((first) => createWave(random, sampleRate, first))]);
};

/** Drops that fall by themselves, so many a second in the mean. */
export function createDrops(
  random: Random,
  sampleRate: number,
  { perSecond, frequency, decay, gain, rise = 0 }: DropOptions,
): Voice {
  const tones = new Tones(sampleRate);
  let wait = untilNext(random, perSecond);
  return (left, right) => {
    for (wait -= left.length / sampleRate; wait <= 0; wait += untilNext(random, perSecond)) {
      const pitch = betweenRatios(random, ...frequency);
      tones.strike({
        frequency: pitch,
        rise: rise * random(),
        // Small drops and bubbles are higher and sooner over (Minnaert 1933).
        decay: decay * (frequency[0] / pitch) ** 0.5,
        gain: gain * random() ** 2,
        pan: random(),
      });
    }
    tones.add(left, right);
  };
}

interface DropOptions {
  perSecond: number;
  frequency: readonly [number, number];
  /** Of the lowest, in seconds. */
  decay: number;
  /** Of the loudest. */
  gain: number;
  rise?: number;
}

/** Rain on a roof of leaves: the rain far away, drops nearby, and the heavy ones that gather on leaves. */
export const createRainForest: CreateVoice = (random, sampleRate) =>
  together([
    createBed(random, sampleRate, {
      noise: createWhiteNoise,
      shape: 'band',
      frequency: 3300,
      quality: 0.45,
      gain: 0.2,
      weakest: 0.55,
      seconds: 7,
    }),
    createDrops(random, sampleRate, { perSecond: 90, frequency: [2000, 7500], decay: 0.006, gain: 0.45 }),
    createDrops(random, sampleRate, { perSecond: 4, frequency: [450, 1500], decay: 0.035, gain: 0.25, rise: 6 }),
  ]);

/** A brook: water over stones, and the bubbles that it takes along. */
export const createStream: CreateVoice = (random, sampleRate) =>
  together([
    createBed(random, sampleRate, {
      noise: createPinkNoise,
      shape: 'band',
      frequency: 900,
      quality: 0.7,
      gain: 0.32,
      weakest: 0.6,
      seconds: 0.5,
    }),
    createDrops(random, sampleRate, { perSecond: 130, frequency: [380, 3200], decay: 0.028, gain: 0.3, rise: 9 }),
  ]);
