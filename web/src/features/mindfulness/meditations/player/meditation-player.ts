import { fillTime, leadIn, placeLines, type TimedLine } from '@alento/domain/mindfulness/meditation-timeline.ts';
import { type Clock, deviceClock } from '../../practice/clock.ts';
import type { Voice } from '#platform/speech/voice.ts';

export interface PlayerLine extends TimedLine {
  readonly text: string;
}

export interface PlayerState {
  readonly status: 'ready' | 'playing' | 'paused' | 'done';
  /** Which line is lit, from 0; -1 before the first. */
  readonly line: number;
  /** Whether the voice could not say the last line: it has to be read. */
  readonly isMute: boolean;
}

export interface PlayerOptions {
  readonly lines: readonly PlayerLine[];
  /** How long the whole lasts. */
  readonly seconds: number;
  /** Null to read along in silence. */
  readonly voice: Voice | null;
  readonly clock?: Clock;
}

/** Seconds that a clock may be called early, or lose when it is counted back. */
const rounding = 0.001;

/** A voice may take so many times as long as was thought, and some seconds, before nothing more is expected of it. */
const patience = { times: 2, seconds: 4 } as const;

/** Of a voice that is said to be faster or slower than this, something else is the matter. */
const paceLimits = { min: 0.5, max: 2 } as const;

/**
 * Plays the lines of a meditation by one clock. The silences give way: whenever a line has been said, what is left of the
 * time is shared anew among the lines that are left, with what was learnt about the pace of this voice. So the whole lasts
 * as long as it should, whatever the voice, and also after a seek.
 */
export class MeditationPlayer {
  readonly #lines: readonly PlayerLine[];
  readonly #seconds: number;
  readonly #voice: Voice | null;
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #state: PlayerState = { status: 'ready', line: -1, isMute: false };
  /** Seconds of the meditation at the time of the clock; while it rests, the time is null. */
  #anchor: { position: number; time: number | null } = { position: 0, time: null };
  #starts: number[];
  #end: number;
  /** Where in the meditation the line began that is being said; null while nothing is. */
  #sayingFrom: number | null = null;
  #isSaid = false;
  #isVoiceReliable = true;
  /** How long lines were thought to take, and took. */
  #heard = { thought: 0, taken: 0 };
  #practised = 0;
  #sleep: () => void = () => undefined;

  constructor({ lines, seconds, voice, clock = deviceClock }: PlayerOptions) {
    this.#lines = lines;
    this.#seconds = seconds;
    this.#voice = voice;
    this.#clock = clock;
    const { starts, end } = placeLines(fillTime(lines, seconds - leadIn), leadIn);
    this.#starts = starts;
    this.#end = end;
  }

  readonly getState = (): PlayerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Seconds since the beginning. */
  get position(): number {
    const { position, time } = this.#anchor;
    return time === null ? position : position + (this.#clock.now() - time) / 1000;
  }

  /** How long the whole lasts: the time it was given, unless the words alone take longer. */
  get duration(): number {
    return this.#end;
  }

  /** Seconds that were really practised: no pauses, nothing that was skipped. */
  get practised(): number {
    const { position, time } = this.#anchor;
    return this.#practised + (time === null ? 0 : this.position - position);
  }

  /** Goes on; a line that was broken off is said again from its beginning. */
  play(): void {
    if (this.#state.status === 'playing' || this.#state.status === 'done') return;
    this.#anchor = { position: this.position, time: this.#clock.now() };
    const { line } = this.#state;
    this.#publish({ ...this.#state, status: 'playing' });
    if (line >= 0 && !this.#isSaid) this.#begin(line);
    this.look();
  }

  pause(): void {
    if (this.#state.status !== 'playing') return;
    this.#rest();
    this.#publish({ ...this.#state, status: 'paused' });
  }

  /** Ends before its end. */
  stop(): void {
    this.#rest();
    this.#publish({ ...this.#state, status: 'ready' });
  }

  /** Goes to the beginning of a line; before the first one is the silence that the bell rings in. */
  seekLine(line: number): void {
    if (this.#state.status === 'done') return;
    const target = Math.max(-1, Math.min(line, this.#lines.length - 1));
    const isPlaying = this.#state.status === 'playing';
    this.#rest();
    this.#anchor = { position: target < 0 ? 0 : this.#startOf(target), time: isPlaying ? this.#clock.now() : null };
    this.#placeFrom(target, this.#anchor.position);
    this.#isSaid = false;
    this.#publish({ ...this.#state, line: target });
    if (!isPlaying) return;
    if (target >= 0) this.#begin(target);
    this.look();
  }

  /** Goes to the line that is said at a time; what is within a line begins with it. */
  seek(seconds: number): void {
    this.seekLine(this.#lineAt(seconds));
  }

  /** Looks at the clock, and sleeps until something is due; also for when the page was away. */
  readonly look = (): void => {
    this.#sleep();
    if (this.#state.status !== 'playing') return;
    const position = this.position + rounding;
    const waitsUntil = this.#waitsForVoiceUntil();
    if (position < waitsUntil) return this.#sleepUntil(waitsUntil);
    if (this.#sayingFrom !== null && this.#isDue(position)) this.#giveUpOnVoice();
    if (position >= this.#end) return this.#finish();
    const line = Math.max(this.#state.line, this.#lineAt(position));
    if (line !== this.#state.line) {
      this.#publish({ ...this.#state, line });
      this.#begin(line);
    }
    this.#sleepUntil(Math.max(this.#startOf(line + 1), this.#waitsForVoiceUntil()));
  };

  #begin(line: number): void {
    this.#isSaid = false;
    const text = this.#lines[line]?.text;
    if (this.#voice === null || text === undefined) {
      this.#isSaid = true;
      return;
    }
    this.#sayingFrom = this.position;
    this.#voice.say(text, (isSaid) => this.#endLine(line, isSaid));
  }

  #endLine(line: number, isSaid: boolean): void {
    const from = this.#sayingFrom;
    this.#sayingFrom = null;
    this.#isSaid = true;
    if (isSaid === this.#state.isMute) this.#publish({ ...this.#state, isMute: !isSaid });
    // What could not be said is read, and goes by the time it was thought to take.
    if (isSaid && from !== null) {
      const { position } = this;
      this.#heard.thought += this.#lines[line]?.speaking ?? 0;
      this.#heard.taken += position - from;
      this.#placeFrom(line, position, true);
    }
    this.look();
  }

  /** Shares what is left of the time from a line on, or from the silence after it if that has been said. */
  #placeFrom(line: number, position: number, isSaid = false): void {
    const first = Math.max(line, 0);
    const left = this.#lines.slice(first).map(({ speaking, weight }, place) => ({
      speaking: isSaid && place === 0 ? 0 : speaking * this.#pace,
      weight,
    }));
    const from = line < 0 ? leadIn : position;
    const { starts, end } = placeLines(fillTime(left, this.#seconds - from), from);
    const begun = isSaid ? 1 : 0;
    this.#starts = [...this.#starts.slice(0, first + begun), ...starts.slice(begun)];
    this.#end = end;
  }

  get #pace(): number {
    const { thought, taken } = this.#heard;
    return thought === 0 ? 1 : Math.min(paceLimits.max, Math.max(paceLimits.min, taken / thought));
  }

  /** Until when a line that is being said may take, beyond the beginning of the next; 0 where nothing is waited for. */
  #waitsForVoiceUntil(): number {
    if (this.#sayingFrom === null || !this.#isVoiceReliable) return 0;
    const thought = this.#lines[this.#state.line]?.speaking ?? 0;
    return this.#sayingFrom + thought * this.#pace * patience.times + patience.seconds;
  }

  /** Whether the line that is being said should be over. */
  #isDue(position: number): boolean {
    return position >= this.#startOf(this.#state.line + 1);
  }

  /** Some voices never tell that they are done: from now on the clock alone counts. */
  #giveUpOnVoice(): void {
    this.#isVoiceReliable = false;
    this.#voice?.hush();
    this.#sayingFrom = null;
    this.#isSaid = true;
    this.#placeFrom(this.#state.line + 1, this.position);
  }

  #finish(): void {
    this.#rest();
    this.#publish({ ...this.#state, status: 'done' });
  }

  /** Stops the clock and the voice. */
  #rest(): void {
    this.#sleep();
    this.#practised = this.practised;
    this.#anchor = { position: this.position, time: null };
    if (this.#sayingFrom !== null) this.#voice?.hush();
    this.#sayingFrom = null;
  }

  #startOf(line: number): number {
    return this.#starts[line] ?? this.#end;
  }

  #lineAt(position: number): number {
    return this.#starts.findLastIndex((start) => start <= position);
  }

  #sleepUntil(position: number): void {
    const { time, position: from } = this.#anchor;
    if (time !== null) this.#sleep = this.#clock.wakeAt(time + (position - from) * 1000, this.look);
  }

  #publish(state: PlayerState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
