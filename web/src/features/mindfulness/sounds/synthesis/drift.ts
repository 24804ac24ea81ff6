import { between, type Random } from './random.ts';

export interface DriftOptions {
  from: number;
  to: number;
  /** How long it takes from one value to the next, in the mean. */
  seconds: number;
}

/** Answers where it is after so many more seconds. */
export type Drift = (elapsed: number) => number;

/** Wanders smoothly between random values in random times, as wind does, and so never repeats. */
export function createDrift(random: Random, { from, to, seconds }: DriftOptions): Drift {
  let start = between(random, from, to);
  let end = between(random, from, to);
  let length = between(random, 0.4, 1.6) * seconds;
  let position = random() * length;
  return (elapsed) => {
    position += elapsed;
    while (position >= length) {
      position -= length;
      start = end;
      end = between(random, from, to);
      length = between(random, 0.4, 1.6) * seconds;
    }
    return start + (end - start) * smoothStep(position / length);
  };
}

/** From 0 to 1 with a level beginning and end. */
export function smoothStep(position: number): number {
  const within = Math.min(1, Math.max(0, position));
  return within * within * (3 - 2 * within);
}

/** A value that is set once a block and gets there in even steps, so that no change is heard as a click. */
export class Ramp {
  private value: number;
  private step = 0;

  constructor(value = 0) {
    this.value = value;
  }

  aim(target: number, samples: number): this {
    this.step = (target - this.value) / samples;
    return this;
  }

  next(): number {
    return (this.value += this.step);
  }
}
