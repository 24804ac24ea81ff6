import {
  breathAt,
  type BreathingPattern,
  type BreathMoment,
  type PlacedStep,
  placeSteps,
} from '@alento/domain/mindfulness/breathing.ts';
import { type Clock, deviceClock } from '../practice/clock.ts';

export type PacerState =
  | { readonly status: 'ready' | 'done' }
  /** A few seconds to settle before the first breath. */
  | { readonly status: 'settling' }
  /** `startedAt` is when the first breath began, on the pacer's clock. */
  | { readonly status: 'breathing'; readonly moment: BreathMoment; readonly startedAt: number };

/**
 * Leads through an exercise by one clock, which shape, sound, touch and words all follow. Every change is due at a time
 * counted from the first breath, never from the change before, so that lateness of a timer does not add up.
 */
export class Pacer {
  readonly pattern: BreathingPattern;
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #state: PacerState = { status: 'ready' };
  #startedAt = 0;
  #releases: number[] = [];
  #sleep: () => void = () => undefined;

  constructor(pattern: BreathingPattern, clock: Clock = deviceClock) {
    this.pattern = pattern;
    this.#clock = clock;
  }

  readonly getState = (): PacerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins from the first breath, after so many milliseconds. */
  start(settling = 0): void {
    this.#releases = [];
    this.#startedAt = this.#clock.now() + settling;
    this.look();
  }

  /** The person has held for long enough. */
  release(): void {
    if (this.#state.status !== 'breathing' || this.#state.moment.seconds !== null) return;
    this.#releases = [...this.#releases, this.#elapsed()];
    this.look();
  }

  stop(): void {
    this.#sleep();
    if (this.#state.status !== 'ready') this.#publish({ status: 'ready' });
  }

  /** Looks at the clock, and sleeps until something changes; also for when the page was away. */
  readonly look = (): void => {
    this.#sleep();
    const elapsed = this.#elapsed();
    if (elapsed < 0) {
      this.#sleepUntil(0);
      return this.#publish({ status: 'settling' });
    }
    const moment = breathAt(this.pattern, elapsed, this.#releases);
    if (moment === null) return this.#publish({ status: 'done' });
    if (moment.changesAt !== null) this.#sleepUntil(moment.changesAt);
    this.#publish({ status: 'breathing', moment, startedAt: this.#startedAt });
  };

  /** The steps that begin within the next seconds, the current one included, and when on the clock the first breath was. */
  upcoming(seconds: number): { steps: PlacedStep[]; startedAt: number } {
    const elapsed = this.#elapsed();
    const steps = [...placeSteps(this.pattern, this.#releases)].filter(
      (step) => step.startsAt + (step.seconds ?? Infinity) > elapsed && step.startsAt < elapsed + seconds,
    );
    return { steps, startedAt: this.#startedAt };
  }

  #elapsed(): number {
    return (this.#clock.now() - this.#startedAt) / 1000;
  }

  #sleepUntil(elapsed: number): void {
    this.#sleep = this.#clock.wakeAt(this.#startedAt + elapsed * 1000, this.look);
  }

  #publish(state: PacerState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
