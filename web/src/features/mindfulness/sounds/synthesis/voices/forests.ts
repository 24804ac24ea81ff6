import { together } from '../bed.ts';
import { createDrift, Ramp } from '../drift.ts';
import { createFilter } from '../filter.ts';
import { createWhiteNoise } from '../noise.ts';
import { between, betweenRatios, type Random } from '../random.ts';
import { createSinger, type Syllable } from '../singer.ts';
import { createSpace } from '../space.ts';
import { type CreateVoice, inStereo, type Voice } from '../voice.ts';
import { createDrops } from './waters.ts';
import { createAir } from './winds.ts';

const repeat = <Item>(times: number, create: (index: number) => Item): Item[] =>
  Array.from({ length: times }, (_, i) => create(i));

/** A phrase, and how long it is quiet before the next. */
function phrase(syllables: Syllable[], silence: number): Syllable[] {
  const last = syllables.at(-1);
  if (last) last.pause += silence;
  return syllables;
}

type Compose = (random: Random) => Syllable[];

function note(seconds: number, from: number, to: number, gain: number, pause: number, trembling = 0): Syllable {
  return { seconds, from, to, gain, pause, trembling };
}

/** A few short sweeps, of the kind that tits sing: two notes in turns. */
const twoNotes: Compose = (random) => {
  const high = betweenRatios(random, 4200, 5200);
  const low = high * between(random, 0.72, 0.85);
  const notes = repeat(2 * Math.round(between(random, 2, 4)), (index) => {
    const pitch = index % 2 === 0 ? high : low;
    return note(0.11, pitch, pitch * 0.97, 0.2, between(random, 0.05, 0.07));
  });
  return phrase(notes, between(random, 3, 10));
};

/** A falling run that ends in a flourish, like a chaffinch's. */
const fallingRun: Compose = (random) => {
  const top = betweenRatios(random, 4600, 5600);
  const notes = repeat(Math.round(between(random, 7, 11)), (index) => {
    const pitch = top * 0.93 ** index;
    return note(0.075, pitch * 1.12, pitch * 0.92, 0.1 + 0.012 * index, 0.035);
  });
  return phrase([...notes, note(0.2, top * 0.5, top * 0.75, 0.22, 0)], between(random, 5, 14));
};

/** Slow clear notes, like a blackbird's. */
const flute: Compose = (random) => {
  const notes = repeat(Math.round(between(random, 3, 6)), () => {
    const pitch = betweenRatios(random, 1700, 2900);
    const end = pitch * between(random, 0.85, 1.18);
    return note(between(random, 0.14, 0.38), pitch, end, 0.24, between(random, 0.04, 0.16), between(random, 9, 16));
  });
  return phrase(notes, between(random, 4, 11));
};

/** A fast trill on one pitch. */
const trill: Compose = (random) => {
  const pitch = betweenRatios(random, 5200, 6600);
  const notes = repeat(Math.round(between(random, 10, 24)), () => note(0.035, pitch * 1.1, pitch * 0.9, 0.13, 0.018));
  return phrase(notes, between(random, 6, 16));
};

/** One long whistle that bends, from high up in a rain forest. */
const bentWhistle: Compose = (random) => {
  const pitch = betweenRatios(random, 1500, 2600);
  const notes = repeat(Math.round(between(random, 1, 3)), () =>
    note(between(random, 0.35, 0.7), pitch, pitch * between(random, 0.6, 1.5), 0.2, 0.15),
  );
  return phrase(notes, between(random, 6, 15));
};

/** A tree frog: short soft knocks. */
const frog =
  (base: number): Compose =>
  (random) => {
    const pitch = base * between(random, 0.96, 1.05);
    const notes = repeat(Math.round(between(random, 2, 7)), () =>
      note(0.06, pitch, pitch * 1.35, 0.24, between(random, 0.09, 0.15)),
    );
    return phrase(notes, between(random, 1.2, 7));
  };

/** A cricket's chirp: three or four pulses on one pitch. */
const cricket =
  (base: number, gain: number): Compose =>
  (random) => {
    const pulses = repeat(random() < 0.5 ? 3 : 4, () => {
      const pitch = base * between(random, 0.995, 1.005);
      return note(0.021, pitch, pitch * 0.985, gain, between(random, 0.014, 0.018));
    });
    return phrase(pulses, random() < 0.06 ? between(random, 1.5, 5) : between(random, 0.28, 0.6));
  };

function sing(random: Random, sampleRate: number, compose: Compose, pan: number, overtone = 0): Voice {
  return createSinger(sampleRate, { compose: () => compose(random), pan, overtone });
}

/** A wood in the morning: five birds, near and far. */
export const createForestBirds: CreateVoice = (random, sampleRate) =>
  together([
    sing(random, sampleRate, flute, 0.35, 0.06),
    sing(random, sampleRate, twoNotes, 0.75),
    sing(random, sampleRate, fallingRun, 0.2),
    sing(random, sampleRate, trill, 0.6),
    sing(random, sampleRate, flute, 0.85, 0.04),
    createSpace(sampleRate, 0.4),
    createAir(random, sampleRate, 900, 0.1),
  ]);

/** Insects that sing all at once: a narrow band of noise that trembles. */
function createInsects(random: Random, sampleRate: number, frequency: number, gain: number): Voice {
  return inStereo(() => {
    const noise = createWhiteNoise(random);
    const band = createFilter(sampleRate, frequency, 14);
    const strength = createDrift(random, { from: 0.25, to: 1, seconds: 5 });
    const speed = createDrift(random, { from: 26, to: 44, seconds: 3 });
    const ramp = new Ramp();
    let phase = 0;
    return (elapsed, samples) => {
      phase += 2 * Math.PI * speed(elapsed) * elapsed;
      ramp.aim(gain * strength(elapsed) * (0.65 + 0.35 * Math.sin(phase)), samples);
      return () => band.band(noise()) * ramp.next();
    };
  }, sampleRate);
}

/** A rain forest: insects without end, frogs, a bird that calls from far up, and what drips from the leaves. */
export const createTropicalForest: CreateVoice = (random, sampleRate) =>
  together([
    sing(random, sampleRate, bentWhistle, 0.3, 0.1),
    sing(random, sampleRate, bentWhistle, 0.8, 0.05),
    sing(random, sampleRate, frog(620), 0.25, 0.4),
    sing(random, sampleRate, frog(940), 0.7, 0.3),
    createDrops(random, sampleRate, { perSecond: 1.5, frequency: [600, 1600], decay: 0.04, gain: 0.25, rise: 5 }),
    createSpace(sampleRate, 0.45),
    createAir(random, sampleRate, 1200, 0.13),
    createInsects(random, sampleRate, 4300, 0.22),
    createInsects(random, sampleRate, 6400, 0.13),
  ]);

/** A meadow at night: four crickets, each at its own pace. */
export const createNightCrickets: CreateVoice = (random, sampleRate) =>
  together([
    sing(random, sampleRate, cricket(4350, 0.2), 0.25),
    sing(random, sampleRate, cricket(4720, 0.16), 0.8),
    sing(random, sampleRate, cricket(4100, 0.1), 0.55),
    sing(random, sampleRate, cricket(5050, 0.07), 0.1),
    createSpace(sampleRate, 0.25),
    createAir(random, sampleRate, 500, 0.1),
  ]);
