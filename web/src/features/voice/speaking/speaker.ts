import { AppError } from '@alento/domain/app-error.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { splitSentences } from '@alento/domain/voice/sentences.ts';
import type { Voice } from '#platform/speech/voice.ts';

export interface SpeakerState {
  /** The message that is being read; null while nothing is. */
  readonly messageId: string | null;
  /** What is being said, or was said last while more is awaited; null before the first sound. */
  readonly sentence: string | null;
  /** Why the last message could not be read to its end. */
  readonly error: AppError | null;
}

const silent: SpeakerState = { messageId: null, sentence: null, error: null };

/** Sentences that are made ready while one is being said. */
const ahead = 2;

/** Reads messages aloud, one at a time, also while they are still being written. */
export class Speaker {
  readonly #openVoice: (language: LanguageCode) => Promise<Voice | null>;
  readonly #listeners = new Set<() => void>();
  #state = silent;
  #voice: Voice | null = null;
  #queue: string[] = [];
  /** How much of the message has been taken into the queue. */
  #taken = 0;
  #isWhole = false;
  #isSaying = false;
  #isPaused = false;
  /** Counts what was begun, so that what belongs to an earlier sentence is not heard any more. */
  #turn = 0;
  /** Counts messages: a voice that opens during a pause is still the message's. */
  #message = 0;

  constructor(openVoice: (language: LanguageCode) => Promise<Voice | null>) {
    this.#openVoice = openVoice;
  }

  readonly getState = (): SpeakerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads a whole message. Has to follow a press. */
  read(messageId: string, text: string, language: LanguageCode): void {
    this.begin(messageId, language);
    this.write(text, true);
  }

  /** Begins a message in place of the one that is being read. */
  begin(messageId: string, language: LanguageCode): void {
    this.stop();
    const message = this.#message;
    this.#publish({ ...silent, messageId });
    this.#openVoice(language).then(
      (voice) => {
        if (message !== this.#message) return;
        if (voice === null) return this.#fail(new AppError('voice.no_voice'));
        this.#voice = voice;
        this.#goOn();
      },
      (cause: unknown) => message === this.#message && this.#fail(new AppError('voice.speech_failed', { cause })),
    );
  }

  /** Takes what has come of the message; `text` is all of it so far. */
  write(text: string, isWhole: boolean): void {
    if (this.#state.messageId === null || this.#isWhole) return;
    // After a lost connection it comes again from its beginning.
    if (!isWhole && text.length < this.#taken) return;
    const { sentences, rest } = splitSentences(text.slice(this.#taken), isWhole);
    this.#taken = Math.max(this.#taken, text.length - rest.length);
    this.#isWhole = isWhole;
    this.#queue.push(...sentences);
    this.#goOn();
  }

  /** Is silent at once, and can go on with the sentence it was at. */
  pause(): void {
    const { sentence } = this.#state;
    this.#isPaused = true;
    this.#turn += 1;
    this.#voice?.hush();
    if (this.#isSaying && sentence !== null) this.#queue.unshift(sentence);
    this.#isSaying = false;
  }

  resume(): void {
    this.#isPaused = false;
    if (this.#state.messageId !== null) this.#goOn();
  }

  /** Is silent at once. */
  stop(): void {
    this.#turn += 1;
    this.#message += 1;
    this.#isPaused = false;
    this.#voice?.hush();
    this.#voice = null;
    this.#queue = [];
    this.#taken = 0;
    this.#isWhole = false;
    this.#isSaying = false;
    if (this.#state !== silent) this.#publish(silent);
  }

  #goOn(): void {
    const voice = this.#voice;
    if (voice === null) return;
    for (const text of this.#queue.slice(0, ahead)) voice.expect?.(text);
    if (this.#isSaying || this.#isPaused) return;
    const sentence = this.#queue.shift();
    if (sentence === undefined) {
      if (this.#isWhole) this.stop();
      return;
    }
    const turn = this.#turn;
    this.#isSaying = true;
    this.#publish({ ...this.#state, sentence });
    voice.say(sentence, (isSaid, error) => {
      if (turn !== this.#turn) return;
      this.#isSaying = false;
      if (isSaid) this.#goOn();
      else this.#fail(error ?? new AppError('voice.playback_failed'));
    });
  }

  #fail(error: AppError): void {
    this.stop();
    this.#publish({ ...silent, error });
  }

  #publish(state: SpeakerState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
