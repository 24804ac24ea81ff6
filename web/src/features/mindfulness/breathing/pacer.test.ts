import { lasting, type BreathingPattern, placeSteps } from '@alento/domain/mindfulness/breathing.ts';
import { breathingPatterns } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { expect, test, vi } from 'vitest';
import type { Clock } from '../practice/clock.ts';
import { Pacer } from './pacer.ts';

const tenMinutes = 10;
const allowed = 20;

/** A clock that a test moves, whose timers are late as those of a busy device are. */
class FakeClock implements Clock {
  time = 50_000;
  #alarm: { at: number; wake: () => void } | undefined;
  readonly #lateness: () => number;

  constructor(lateness: () => number = () => 0) {
    this.#lateness = lateness;
  }

  now(): number {
    return this.time;
  }

  wakeAt(time: number, wake: () => void): () => void {
    const alarm = { at: Math.max(time, this.time) + this.#lateness(), wake };
    this.#alarm = alarm;
    return () => {
      if (this.#alarm === alarm) this.#alarm = undefined;
    };
  }

  /** Lets time go by, and answers whether something still waits. */
  next(until = Infinity): boolean {
    const alarm = this.#alarm;
    if (!alarm || alarm.at > until) return false;
    this.#alarm = undefined;
    this.time = alarm.at;
    alarm.wake();
    return true;
  }

  goTo(time: number): void {
    while (this.next(time));
    this.time = time;
  }
}

/** Between 0 and 1, the same in each run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** For each step, how long after its time it was shown, in milliseconds. */
function errorsOf(pattern: BreathingPattern, clock: FakeClock): number[] {
  const pacer = new Pacer(pattern, clock);
  const startedAt = clock.now();
  const shown = new Map<number, number>();
  pacer.subscribe(() => {
    const state = pacer.getState();
    if (state.status !== 'breathing' || shown.has(state.moment.index)) return;
    shown.set(state.moment.index, clock.now() - startedAt);
  });
  pacer.start();
  while (clock.next());
  expect(pacer.getState().status).toBe('done');
  return [...placeSteps(pattern)].map(({ index, startsAt }) => (shown.get(index) ?? Infinity) - startsAt * 1000);
}

const { fourSevenEight, square, cyclicSighing, resonant } = breathingPatterns;
const half: BreathingPattern = {
  rounds: 1,
  steps: [
    { phase: 'in', seconds: 2.5 },
    { phase: 'hold', seconds: 0.5 },
    { phase: 'out', seconds: 3.5 },
  ],
};

test.each(Object.entries({ fourSevenEight, square, cyclicSighing, resonant, half }))(
  '%s is never more than 20 ms late in ten minutes, and no later at the end than at the start',
  (_name, pattern) => {
    const random = dice(7);
    const errors = errorsOf(lasting(pattern, tenMinutes), new FakeClock(() => random() * 18));
    expect(Math.max(...errors)).toBeLessThanOrEqual(allowed);
    expect(Math.min(...errors)).toBeGreaterThanOrEqual(-0.001);
    const mean = (part: number[]): number => part.reduce((sum, error) => sum + error, 0) / part.length;
    const third = Math.floor(errors.length / 3);
    expect(Math.abs(mean(errors.slice(-third)) - mean(errors.slice(0, third)))).toBeLessThan(5);
  },
);

test('with timers that are on time nothing is late at all', () => {
  expect(Math.max(...errorsOf(lasting(resonant, tenMinutes), new FakeClock()))).toBeLessThan(0.001);
});

test('a page that stood still for a minute is where the clock is, and on time from there', () => {
  const clock = new FakeClock();
  const pacer = new Pacer(lasting(resonant, tenMinutes), clock);
  const start = clock.now();
  pacer.start();
  clock.time = start + 63_000;
  pacer.look();
  expect(pacer.getState()).toMatchObject({ moment: { phase: 'in', round: 7, left: 2 } });
  clock.goTo(start + 65_000);
  expect(pacer.getState()).toMatchObject({ moment: { phase: 'out', round: 7, startsAt: 65 } });
});

test('a timer that rings early shows nothing early', () => {
  const clock = new FakeClock(() => -1);
  const pacer = new Pacer(half, clock);
  const start = clock.now();
  pacer.start();
  clock.time = start + 2499.5;
  pacer.look();
  expect(pacer.getState()).toMatchObject({ moment: { phase: 'in' } });
});

test('the first breath comes after the time to settle', () => {
  const clock = new FakeClock();
  const pacer = new Pacer(half, clock);
  const start = clock.now();
  pacer.start(3000);
  clock.goTo(start + 2999);
  expect(pacer.getState()).toEqual({ status: 'settling' });
  clock.goTo(start + 3000);
  expect(pacer.getState()).toMatchObject({ moment: { phase: 'in', index: 0 }, startedAt: start + 3000 });
});

test('an open hold lasts until it is ended, and the next breath begins at that very moment', () => {
  const clock = new FakeClock();
  const pacer = new Pacer(breathingPatterns.wimHof, clock);
  const start = clock.now();
  pacer.start();
  clock.goTo(start + 10_000);
  pacer.release();
  expect(pacer.getState()).toMatchObject({ moment: { phase: 'in', breath: 4 } });
  clock.goTo(start + 130_123);
  expect(pacer.getState()).toMatchObject({ moment: { phase: 'rest', seconds: null, isLong: false } });
  clock.goTo(start + 200_123);
  expect(pacer.getState()).toMatchObject({ moment: { phase: 'rest', isLong: true } });
  pacer.release();
  expect(pacer.getState()).toMatchObject({ moment: { phase: 'in', startsAt: 200.123 } });
  clock.goTo(start + 203_123);
  expect(pacer.getState()).toMatchObject({ moment: { phase: 'hold', left: 15 } });
});

test('what comes next is known ahead, as far as it is asked for and up to an open hold', () => {
  const clock = new FakeClock();
  const pacer = new Pacer(breathingPatterns.wimHof, clock);
  pacer.start();
  expect(pacer.upcoming(6).steps.map(({ startsAt }) => startsAt)).toEqual([0, 1.5, 3, 4.5]);
  expect(pacer.upcoming(1000).steps.at(-1)).toMatchObject({ phase: 'rest', seconds: null });
});

test('once stopped, nothing is heard of it', () => {
  const clock = new FakeClock();
  const pacer = new Pacer(half, clock);
  pacer.start();
  pacer.stop();
  const heard = vi.fn<() => void>();
  pacer.subscribe(heard);
  expect(clock.next()).toBe(false);
  pacer.stop();
  expect(heard).not.toHaveBeenCalled();
  expect(pacer.getState()).toEqual({ status: 'ready' });
});
