import { createBed, together } from '../bed.ts';
import { createDrift } from '../drift.ts';
import { createBrownNoise, createPinkNoise } from '../noise.ts';
import { between, betweenRatios, untilNext } from '../random.ts';
import { Tones } from '../tones.ts';
import type { CreateVoice } from '../voice.ts';

/** Wood that cracks, now often, now hardly: sparks of a few thousandths of a second, most of them small. */
const createCrackle: CreateVoice = (random, sampleRate) => {
  const tones = new Tones(sampleRate);
  const perSecond = createDrift(random, { from: 1, to: 16, seconds: 2.5 });
  let wait = 0;
  return (left, right) => {
    const elapsed = left.length / sampleRate;
    const rate = perSecond(elapsed);
    for (wait -= elapsed; wait <= 0; wait += untilNext(random, rate)) {
      const gain = 0.5 * random() ** 4 + 0.02;
      const pan = between(random, 0.3, 0.7);
      for (let part = 0; part < 3; part += 1) {
        const frequency = betweenRatios(random, 900, 6500);
        tones.strike({ frequency, decay: betweenRatios(random, 0.0008, 0.005), gain, pan });
      }
    }
    tones.add(left, right);
  };
};

/** A fire: flames that flutter deep down, the hiss of damp wood, and crackling. */
export const createCampfire: CreateVoice = (random, sampleRate) =>
  together([
    createBed(random, sampleRate, {
      noise: createBrownNoise,
      shape: 'low',
      frequency: 260,
      quality: 0.7,
      gain: 0.24,
      weakest: 0.35,
      seconds: 0.16,
    }),
    createBed(random, sampleRate, {
      noise: createPinkNoise,
      shape: 'band',
      frequency: 2400,
      quality: 0.5,
      gain: 0.09,
      weakest: 0.3,
      seconds: 3,
    }),
    createCrackle(random, sampleRate),
  ]);
