import type { Mix } from '@alento/domain/mindfulness/sound-mix.ts';
import type { SoundId } from '@alento/domain/mindfulness/sounds.ts';
import { createRandom } from './random.ts';
import { Fade } from './fade.ts';
import { softClip } from './soft-clip.ts';
import type { Voice } from './voice.ts';
import { voices } from './voices.ts';

/** Seconds in which a sound comes and goes, and in which all of them do. */
const fadeSeconds = { sound: 1.5, all: 0.8 } as const;

/** How long before its end a sleep timer begins to fade: five minutes, of a short one a third. */
export function timerFade(seconds: number): number {
  return Math.min(300, seconds / 3);
}

interface Part {
  voice: Voice;
  fade: Fade;
}

/** Plays any number of sounds at once; what is silent costs nothing. */
export class Mixer {
  private readonly sampleRate: number;
  private readonly seed: number;
  private readonly parts = new Map<SoundId, Part>();
  private readonly master: Fade;
  private readonly playing: Fade;
  private readonly sleep: Fade;
  private readonly left: Float32Array;
  private readonly right: Float32Array;
  private timer: { left: number; fade: number } | null = null;

  /** `block` is the most samples that are ever asked for at once. */
  constructor(sampleRate: number, seed: number, block = 128) {
    this.sampleRate = sampleRate;
    this.seed = seed;
    this.master = new Fade(sampleRate, fadeSeconds.all, 1);
    this.playing = new Fade(sampleRate, fadeSeconds.all, 0);
    this.sleep = new Fade(sampleRate, fadeSeconds.all, 1);
    this.left = new Float32Array(block);
    this.right = new Float32Array(block);
  }

  /** Volumes in percent, as people set them. */
  setMix(mix: Mix, master: number): void {
    for (const [id, { fade }] of this.parts) if (mix[id] === undefined) fade.target = 0;
    for (const [id, level] of Object.entries(mix) as [SoundId, number][]) this.partOf(id).fade.target = toGain(level);
    this.master.target = toGain(master);
  }

  setPlaying(isPlaying: boolean): void {
    this.playing.target = isPlaying ? 1 : 0;
  }

  /** Fades everything out towards the end of so many seconds; null takes the timer away. */
  setTimer(seconds: number | null): void {
    this.timer = seconds === null ? null : { left: seconds, fade: timerFade(seconds) };
  }

  /** Seconds that the timer still has, counted while something plays. */
  get secondsLeft(): number | null {
    return this.timer === null ? null : Math.max(0, this.timer.left);
  }

  /** Whether nothing is to be heard until `setPlaying`. */
  get isSilent(): boolean {
    return this.playing.isSilent;
  }

  /** Fills the next block of both channels. */
  render(left: Float32Array, right: Float32Array): void {
    left.fill(0);
    right.fill(0);
    if (this.isSilent) return;
    for (const { voice, fade } of this.parts.values()) this.addPart(voice, fade, left, right);
    if (this.timer !== null) this.timer.left -= left.length / this.sampleRate;
    this.sleep.target = this.timerGain();
    for (let index = 0; index < left.length; index += 1) {
      const gain = this.master.next() * this.playing.next() * this.sleep.next();
      left[index] = softClip((left[index] ?? 0) * gain);
      right[index] = softClip((right[index] ?? 0) * gain);
    }
    if (this.secondsLeft === 0) this.playing.end();
  }

  private addPart(voice: Voice, fade: Fade, left: Float32Array, right: Float32Array): void {
    if (fade.isSilent) return;
    const ownLeft = this.left.subarray(0, left.length).fill(0);
    const ownRight = this.right.subarray(0, right.length).fill(0);
    voice(ownLeft, ownRight);
    for (let index = 0; index < left.length; index += 1) {
      const gain = fade.next();
      left[index] = (left[index] ?? 0) + (ownLeft[index] ?? 0) * gain;
      right[index] = (right[index] ?? 0) + (ownRight[index] ?? 0) * gain;
    }
  }

  private partOf(id: SoundId): Part {
    const known = this.parts.get(id);
    if (known) return known;
    const random = createRandom(this.seed + this.parts.size);
    const part = {
      voice: voices[id](random, this.sampleRate),
      fade: new Fade(this.sampleRate, fadeSeconds.sound, 0),
    };
    this.parts.set(id, part);
    return part;
  }

  /** Falls evenly in what is heard, and ends in silence. */
  private timerGain(): number {
    if (this.timer === null || this.timer.left >= this.timer.fade) return 1;
    return toGain((Math.max(0, this.timer.left) / this.timer.fade) * 100);
  }
}

/** Loudness grows with far more than its square root: a square makes the middle of a slider sound like the middle. */
function toGain(percent: number): number {
  return (percent / 100) ** 2;
}
