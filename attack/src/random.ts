/** Numbers that look random and are the same for the same seed, so that a run can be repeated. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number below `bound`. */
  below(bound: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    below,
    pick(choices) {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error('there is nothing to pick from');
      return choice;
    },
  };
}
