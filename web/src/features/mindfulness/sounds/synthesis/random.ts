/** Answers a number from 0, included, to 1, excluded. */
export type Random = () => number;

/**
 * The generator sfc32 (Chris Doty-Humphrey, PractRand): good enough to hear nothing of it, fast enough for every sample,
 * and its mean period of 2^127 samples is no loop.
 */
export function createRandom(seed: number): Random {
  let a = 0;
  let b = seed | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const random: Random = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 16; round += 1) random();
  return random;
}

/** A number between two others, all equally likely. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}

/** Like `between`, for what is heard as a ratio: as many below the geometric middle as above. */
export function betweenRatios(random: Random, from: number, to: number): number {
  return from * (to / from) ** random();
}

/** Seconds until the next of events that come by themselves, so many a second in the mean (a Poisson process). */
export function untilNext(random: Random, perSecond: number): number {
  return -Math.log(1 - random()) / perSecond;
}
