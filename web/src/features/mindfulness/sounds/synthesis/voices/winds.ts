import { createBed } from '../bed.ts';
import { createDrift, type DriftOptions, Ramp } from '../drift.ts';
import { createFilter } from '../filter.ts';
import { createBrownNoise, createPinkNoise, createWhiteNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { type Channel, type CreateVoice, inStereo, type Voice } from '../voice.ts';

/** A breeze in a tree: the air, and leaves that rustle the more the harder it blows. */
export const createWindInLeaves: CreateVoice = (random, sampleRate) => {
  return inGusts(random, sampleRate, { from: 0.15, to: 1, seconds: 3.5 }, (gust) => {
    const air = createPinkNoise(random);
    const rustle = createWhiteNoise(random);
    const flutter = createDrift(random, { from: 0.25, to: 1, seconds: 0.09 });
    const own = createDrift(random, { from: 0.6, to: 1, seconds: 1.7 });
    const airBand = createFilter(sampleRate, 420, 0.6);
    const leafBand = createFilter(sampleRate, 4200, 0.8);
    const airGain = new Ramp();
    const leafGain = new Ramp();
    return (elapsed, samples) => {
      const strength = gust() * own(elapsed);
      airGain.aim(0.14 + 0.5 * strength, samples);
      leafGain.aim(0.02 + 0.55 * strength ** 2 * flutter(elapsed), samples);
      airBand.tune(320 + 380 * strength, 0.6);
      return () => airBand.band(air()) * airGain.next() + leafBand.band(rustle()) * leafGain.next();
    };
  });
};

/** Wind around a ridge: a deep push, and a whistle that rises and falls with it. */
export const createMountainWind: CreateVoice = (random, sampleRate) => {
  return inGusts(random, sampleRate, { from: 0.2, to: 1, seconds: 6 }, (gust) => {
    const push = createBrownNoise(random, sampleRate);
    const air = createPinkNoise(random);
    const own = createDrift(random, { from: 0.7, to: 1, seconds: 2.5 });
    const whistlePitch = createDrift(random, { from: 0.8, to: 1.25, seconds: 2 });
    const low = createFilter(sampleRate, 240);
    const howl = createFilter(sampleRate, 320, 4);
    const whistle = createFilter(sampleRate, 640, 9);
    const [pushGain, howlGain, whistleGain] = [new Ramp(), new Ramp(), new Ramp()];
    return (elapsed, samples) => {
      const strength = gust() * own(elapsed);
      const pitch = whistlePitch(elapsed);
      howl.tune((210 + 260 * strength) * pitch, 4);
      whistle.tune((430 + 420 * strength) * pitch, 9);
      pushGain.aim(0.1 + 0.22 * strength, samples);
      howlGain.aim(0.1 + 0.55 * strength, samples);
      whistleGain.aim(0.6 * strength ** 3, samples);
      return () => {
        const source = air();
        return (
          low.low(push()) * pushGain.next() +
          howl.band(source) * howlGain.next() +
          whistle.band(source) * whistleGain.next()
        );
      };
    };
  });
};

/** The air that is always between the trees: hardly heard, missed when it is gone. */
export function createAir(random: Random, sampleRate: number, frequency: number, gain: number): Voice {
  return createBed(random, sampleRate, {
    noise: createPinkNoise,
    shape: 'low',
    frequency,
    quality: 0.6,
    gain,
    weakest: 0.4,
    seconds: 4,
  });
}

/** Both channels in the same gusts; `createChannel` is told how to ask for the strength of the present one. */
function inGusts(
  random: Random,
  sampleRate: number,
  gusts: DriftOptions,
  createChannel: (gust: () => number) => Channel,
): Voice {
  const drift = createDrift(random, gusts);
  let gust = 0;
  const wind = inStereo(() => createChannel(() => gust), sampleRate);
  return (left, right) => {
    gust = drift(left.length / sampleRate);
    wind(left, right);
  };
}
