import { maxRecordingSeconds } from '@alento/domain/voice/limits.ts';
import { framesPerSecond } from './frames.ts';

export interface SpeechDetectorEvents {
  /** Somebody has begun to speak. */
  onOnset(): void;
  /** They have paused; the frames hold all they said, with a little before and after it. */
  onSpeech(frames: readonly Float32Array[]): void;
  /** It was no speech after all: a cough, a door. */
  onNoise(): void;
}

/** Frames of ten milliseconds each. */
const limits = {
  /** So many of the last frames have to be speech, more while the companion speaks, whose echo may be left over. */
  window: 10,
  onset: 6,
  cautiousOnset: 8,
  /** Kept from before the onset, so that no first sound is lost. */
  before: 60,
  /** A pause so long ends what is being said. */
  pause: 100,
  /** What has less speech in it is noise. */
  least: 20,
} as const;

const likelySpeech = 0.8;
/** Below this a frame is too quiet to be meant for us: -50 dB. */
const leastLoudness = 0.003;
const mostFrames = maxRecordingSeconds * framesPerSecond;

/** Finds where speech begins and ends in frames that are each more or less likely speech. */
export class SpeechDetector {
  readonly #events: SpeechDetectorEvents;
  #recent: boolean[] = [];
  #before: Float32Array[] = [];
  #said: Float32Array[] | null = null;
  #speechFrames = 0;
  #pause = 0;
  #isHeld = false;
  /** Whether speech has to be more certain than usual. */
  isCautious = false;
  /** Whether a button says when somebody speaks, not their voice. */
  isPushToTalk = false;

  constructor(events: SpeechDetectorEvents) {
    this.#events = events;
  }

  feed(frame: Float32Array, likelihood: number): void {
    const isSpeech = likelihood >= likelySpeech && loudnessOf(frame) >= leastLoudness;
    if (this.#said !== null) return this.#go(frame, isSpeech);
    this.#before = [...this.#before, frame].slice(-limits.before);
    this.#recent = [...this.#recent, isSpeech].slice(-limits.window);
    const needed = this.isCautious ? limits.cautiousOnset : limits.onset;
    const found = this.#recent.filter(Boolean).length;
    if (!this.isPushToTalk && found >= needed) this.#begin(found);
  }

  /** The button is held. */
  hold(): void {
    this.#isHeld = true;
    if (this.#said === null) this.#begin(0);
  }

  /** The button is let go. */
  release(): void {
    if (this.#said !== null) this.#end();
    this.#isHeld = false;
  }

  #begin(speechFrames: number): void {
    this.#said = this.#before;
    this.#before = [];
    this.#recent = [];
    this.#speechFrames = speechFrames;
    this.#pause = 0;
    this.#events.onOnset();
  }

  #go(frame: Float32Array, isSpeech: boolean): void {
    this.#said?.push(frame);
    if (isSpeech) this.#speechFrames += 1;
    this.#pause = isSpeech ? 0 : this.#pause + 1;
    const isOver = !this.#isHeld && this.#pause >= limits.pause;
    if (isOver || (this.#said?.length ?? 0) >= mostFrames) this.#end();
  }

  #end(): void {
    const said = this.#said ?? [];
    this.#said = null;
    // Whoever holds the button has said something, however low.
    if (!this.#isHeld && this.#speechFrames < limits.least) this.#events.onNoise();
    else this.#events.onSpeech(said);
  }
}

function loudnessOf(frame: Float32Array): number {
  return Math.sqrt(frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length);
}
