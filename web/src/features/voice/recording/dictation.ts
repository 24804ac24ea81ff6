import type { AppError } from '@alento/domain/app-error.ts';
import { maxRecordingSeconds } from '@alento/domain/voice/limits.ts';
import { toAppError } from '#lib/errors.ts';
import type { Listen, Listening } from './listening.ts';

export type DictationState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' }
  | {
      readonly status: 'recording';
      readonly seconds: number;
      /** The last levels, from 0 to 1, the newest at the end. */
      readonly levels: readonly number[];
      readonly words: string;
    }
  | { readonly status: 'processing' }
  | { readonly status: 'transcribed' }
  | { readonly status: 'failed'; readonly error: AppError; readonly canRetry: boolean };

const levelsKept = 28;
const second = 1000;
const noLevels: readonly number[] = Array.from({ length: levelsKept }, () => 0);

export interface DictationOptions {
  listen: Listen;
  /** What was understood. */
  onText: (text: string) => void;
}

/** One recording after the other: from the press on the microphone to the words in the composer. */
export class Dictation {
  readonly #listeners = new Set<() => void>();
  #state: DictationState = { status: 'idle' };
  #options: DictationOptions;
  #listening: Listening | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #turn = 0;

  constructor(options: DictationOptions) {
    this.#options = options;
  }

  readonly getState = (): DictationState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  configure(options: DictationOptions): void {
    this.#options = options;
  }

  /** Begins. Has to follow a press: with the first one the browser asks whether it may. */
  async begin(): Promise<void> {
    const { status } = this.#state;
    if (status === 'asking' || status === 'recording' || status === 'processing') return;
    const turn = ++this.#turn;
    this.#publish({ status: 'asking' });
    try {
      const listening = await this.#options.listen({
        onLevel: (level) => this.#takeLevel(turn, level),
        onWords: (words) => this.#change(turn, { words }),
        onOver: () => turn === this.#turn && void this.finish(),
      });
      if (turn !== this.#turn) return listening.cancel();
      this.#listening = listening;
      this.#publish({ status: 'recording', seconds: 0, levels: noLevels, words: '' });
      this.#timer = setInterval(() => this.#tick(turn), second);
    } catch (caught) {
      if (turn === this.#turn) this.#publish({ status: 'failed', error: toAppError(caught), canRetry: false });
    }
  }

  /** Ends it and has it understood; tried again, what was recorded is still there. */
  async finish(): Promise<void> {
    const listening = this.#listening;
    if (listening === null || (this.#state.status !== 'recording' && this.#state.status !== 'failed')) return;
    clearInterval(this.#timer);
    const turn = this.#turn;
    this.#publish({ status: 'processing' });
    try {
      const text = await listening.stop();
      if (turn !== this.#turn) return;
      this.#listening = null;
      this.#publish({ status: 'transcribed' });
      this.#options.onText(text);
    } catch (caught) {
      if (turn !== this.#turn) return;
      const error = toAppError(caught);
      const canRetry = error.definition.retryable && listening.isOnce !== true;
      if (!canRetry) this.#listening = null;
      this.#publish({ status: 'failed', error, canRetry });
    }
  }

  /** Forgets it. */
  cancel(): void {
    this.#turn += 1;
    clearInterval(this.#timer);
    this.#listening?.cancel();
    this.#listening = null;
    if (this.#state.status !== 'idle') this.#publish({ status: 'idle' });
  }

  #tick(turn: number): void {
    if (turn !== this.#turn || this.#state.status !== 'recording') return;
    const seconds = this.#state.seconds + 1;
    this.#change(turn, { seconds });
    if (seconds >= maxRecordingSeconds) void this.finish();
  }

  #takeLevel(turn: number, level: number): void {
    if (this.#state.status === 'recording') this.#change(turn, { levels: [...this.#state.levels.slice(1), level] });
  }

  #change(turn: number, change: Partial<Extract<DictationState, { status: 'recording' }>>): void {
    if (turn === this.#turn && this.#state.status === 'recording') this.#publish({ ...this.#state, ...change });
  }

  #publish(state: DictationState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
