import { AppError, isAppError } from '@alento/domain/app-error.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { isBusy } from '#features/chat/state.ts';
import { toAppError } from '#lib/errors.ts';
import type { Chime } from '#platform/chime.ts';
import type { Speaker } from '../speaking/speaker.ts';
import type { Talk } from '../speaking/talk.ts';
import type { Ear, EarEvents } from './ear.ts';
import { isPhrase, withoutEcho } from './echo.ts';
import type { Understanding } from './understanding.ts';

export type Phase = 'opening' | 'listening' | 'hearing' | 'understanding' | 'thinking' | 'speaking';

export interface Caption {
  readonly by: 'person' | 'companion';
  readonly text: string;
}

export interface HandsFreeState {
  readonly isOn: boolean;
  readonly phase: Phase;
  /** What was said last, by whom. */
  readonly caption: Caption | null;
  /** A button says when the person speaks, because the microphone hears the loudspeaker. */
  readonly isPushToTalk: boolean;
  readonly error: AppError | null;
}

export interface HandsFreeOptions {
  talk: Talk;
  speaker: Pick<Speaker, 'getState' | 'subscribe' | 'stop' | 'pause' | 'resume'>;
  language: LanguageCode;
  openEar: (events: EarEvents) => Promise<Ear>;
  understanding: Understanding;
  /** Ends it, said alone. */
  endPhrases: readonly string[];
  chime: (chime: Chime) => void;
  /** Keeps the screen awake until the answer is called. */
  keepAwake: () => () => void;
  /** Words that cannot be sent now are not lost. */
  keepWords: (words: string) => void;
}

/** So many times the loudspeaker may be taken for the person before a button decides. */
const mostEchoes = 2;

const off: HandsFreeState = { isOn: false, phase: 'opening', caption: null, isPushToTalk: false, error: null };

/** A conversation by voice alone: it listens, thinks and speaks, and is silent the moment the person speaks. */
export class HandsFree {
  readonly #options: HandsFreeOptions;
  readonly #listeners = new Set<() => void>();
  #state = off;
  #ear: Ear | null = null;
  #undo: (() => void)[] = [];
  #isHearing = false;
  /** Recordings that are being understood, and what was understood of those before. */
  #understanding = 0;
  #words: string[] = [];
  /** What was said of the message that is being read. */
  #spoken = '';
  /** The same when the person began to speak. */
  #interrupted: string | null = null;
  #echoes = 0;
  #isSending = false;

  constructor(options: HandsFreeOptions) {
    this.#options = options;
  }

  readonly getState = (): HandsFreeState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins. Has to follow a press. */
  async begin(): Promise<void> {
    if (this.#state.isOn) return;
    const { openEar, understanding, talk, speaker, keepAwake, chime } = this.#options;
    this.#publish({ ...off, isOn: true });
    this.#undo = [keepAwake(), talk.subscribe(this.#look), speaker.subscribe(this.#look)];
    try {
      const ear = await openEar({
        onOnset: () => this.#hear(),
        onSpeech: (recording) => void this.#understand(recording),
        onNoise: () => this.#dismiss(),
        onLost: () => this.#end(new AppError('voice.microphone_unavailable')),
      });
      if (!this.#state.isOn) return ear.close();
      this.#ear = ear;
      this.#undo.push(
        ear.close,
        understanding.open((error) => this.#end(error)),
      );
      chime('listening');
      this.#look();
    } catch (caught) {
      this.#end(toAppError(caught));
    }
  }

  /** Ends by the button; a reply that is being read is not heard any more. */
  end(): void {
    this.#end(null);
  }

  hold(): void {
    this.#ear?.hold();
  }

  release(): void {
    this.#ear?.release();
  }

  setPushToTalk(isPushToTalk: boolean): void {
    this.#ear?.setPushToTalk(isPushToTalk);
    this.#publish({ ...this.#state, isPushToTalk });
  }

  /** The person has begun to speak: whatever is being said stops at once. */
  #hear(): void {
    this.#isHearing = true;
    this.#beSilent();
    this.#look();
  }

  #followSpeech(): void {
    const { messageId, sentence } = this.#options.speaker.getState();
    if (messageId === null) this.#spoken = '';
    else if (sentence !== null && !this.#spoken.endsWith(sentence)) this.#spoken += ` ${sentence}`;
  }

  #beSilent(): void {
    const { speaker } = this.#options;
    if (speaker.getState().messageId === null || this.#interrupted !== null) return;
    this.#followSpeech();
    this.#interrupted = this.#spoken;
    speaker.pause();
  }

  /** It was nothing, or only the loudspeaker: what was being said goes on. */
  #dismiss(): void {
    this.#isHearing = false;
    if (this.#interrupted !== null && this.#understanding === 0 && this.#words.length === 0) this.#goOnSpeaking();
    this.#look();
  }

  async #understand(recording: Blob): Promise<void> {
    this.#isHearing = false;
    this.#understanding += 1;
    this.#look();
    try {
      const text = await this.#options.understanding.understand(recording);
      const own = await this.#ownWords(text);
      if (!this.#state.isOn) return;
      if (own === '' && text !== '') this.#countEcho();
      else this.#words.push(own);
      this.#publish({ ...this.#state, error: null });
    } catch (caught) {
      if (this.#state.isOn) this.#publish({ ...this.#state, error: toAppError(caught) });
    } finally {
      this.#understanding -= 1;
    }
    if (this.#state.isOn) await this.#answer();
  }

  /** What the person said of it, and not the loudspeaker. What tells of danger is all theirs, and so is what nobody judged. */
  async #ownWords(text: string): Promise<string> {
    const { talk, language } = this.#options;
    const own = this.#interrupted === null ? text : withoutEcho(text, this.#interrupted, language);
    if (own === text) return text;
    return talk.assess(text).then(
      (help) => (help === null ? own : text),
      () => text,
    );
  }

  /** Sends what was said, once the person has paused, all of it is understood and nothing else is being sent. */
  async #answer(): Promise<void> {
    const { talk, speaker, language, endPhrases, chime } = this.#options;
    if (this.#isHearing || this.#understanding > 0 || this.#isSending) return this.#look();
    const words = this.#words.splice(0).join(' ');
    if (words === '') {
      if (this.#interrupted !== null) this.#goOnSpeaking();
      return this.#look();
    }
    this.#interrupted = null;
    speaker.stop();
    if (isPhrase(words, endPhrases, language)) return this.#end(null);
    this.#publish({ ...this.#state, caption: { by: 'person', text: words } });
    chime('heard');
    this.#isSending = true;
    await this.#untilQuiet();
    if (talk.getState().pending === null) void talk.send(words);
    else this.#keep(words);
    this.#isSending = false;
    await this.#answer();
  }

  /** Words that cannot be sent: the help they need is there all the same. */
  #keep(words: string): void {
    this.#options.keepWords(words);
    void this.#options.talk.assessUnsent(words);
  }

  /** A reply that was interrupted is stopped before the next message is sent. */
  async #untilQuiet(): Promise<void> {
    const { talk } = this.#options;
    if (!isBusy(talk.getState())) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const leave = talk.subscribe(() => !isBusy(talk.getState()) && resolve());
    void talk.stop();
    await promise;
    leave();
    // Its end is no reason to read what is left of it.
    this.#options.speaker.stop();
  }

  #goOnSpeaking(): void {
    this.#interrupted = null;
    this.#options.speaker.resume();
  }

  #countEcho(): void {
    this.#echoes += 1;
    if (this.#echoes >= mostEchoes) this.setPushToTalk(true);
  }

  /** Finds out where the conversation is, from everything that goes on. */
  readonly #look = (): void => {
    if (!this.#state.isOn) return;
    this.#followSpeech();
    // A reply that arrives while the person speaks waits, too.
    if (this.#isHearing || this.#understanding > 0) this.#beSilent();
    const phase = this.#findPhase();
    const { sentence } = this.#options.speaker.getState();
    const caption: Caption | null =
      phase === 'speaking' && sentence !== null ? { by: 'companion', text: sentence } : this.#state.caption;
    this.#ear?.setCautious(phase === 'speaking');
    if (phase === 'listening' && this.#state.phase === 'speaking') this.#options.chime('listening');
    // What was heard while the companion spoke is its own voice, unless the person has interrupted it.
    if (phase !== this.#state.phase && (phase === 'speaking' || (this.#state.phase === 'speaking' && !this.#isHearing)))
      this.#options.understanding.forget();
    const error = this.#findError(phase);
    if (phase === this.#state.phase && caption?.text === this.#state.caption?.text && error === this.#state.error)
      return;
    this.#publish({ ...this.#state, phase, caption, error });
  };

  #findPhase(): Phase {
    const { talk, speaker } = this.#options;
    if (this.#ear === null) return 'opening';
    if (this.#isHearing) return 'hearing';
    if (this.#understanding > 0) return 'understanding';
    const { messageId, sentence } = speaker.getState();
    if (messageId !== null) return sentence === null ? 'thinking' : 'speaking';
    return isBusy(talk.getState()) || this.#isSending ? 'thinking' : 'listening';
  }

  /** What went wrong last, until something goes well. */
  #findError(phase: Phase): AppError | null {
    const { pending, replyError } = this.#options.talk.getState();
    if (phase === 'thinking' || phase === 'speaking') return null;
    const delivery = pending?.delivery;
    return (
      (isAppError(delivery) ? delivery : replyError) ?? this.#options.speaker.getState().error ?? this.#state.error
    );
  }

  #end(error: AppError | null): void {
    if (!this.#state.isOn) return;
    for (const undo of this.#undo.splice(0)) undo();
    this.#ear = null;
    this.#isHearing = false;
    const words = this.#words.splice(0).join(' ');
    if (words !== '') this.#keep(words);
    this.#interrupted = null;
    this.#echoes = 0;
    this.#options.speaker.stop();
    this.#publish({ ...off, error });
  }

  #publish(state: HandsFreeState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
