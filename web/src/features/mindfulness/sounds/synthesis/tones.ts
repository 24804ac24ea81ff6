import { addSample } from './voice.ts';

const silence = 1e-4;

export interface Tone {
  /** In hertz, at its beginning. */
  frequency: number;
  /** Octaves a second that it rises. */
  rise?: number;
  /** Seconds until a third of it is left. */
  decay: number;
  gain: number;
  /** From 0, left, to 1, right. */
  pan: number;
}

interface Sounding extends Tone {
  sine: number;
  cosine: number;
}

/** Drops, bubbles and sparks: sines that begin at once and die away, at most so many at a time. */
export class Tones {
  private readonly sampleRate: number;
  private readonly most: number;
  private sounding: Sounding[] = [];

  constructor(sampleRate: number, most = 32) {
    this.sampleRate = sampleRate;
    this.most = most;
  }

  /** What comes when all are busy is not heard; nor would it be in the crowd. */
  strike(tone: Tone): void {
    if (this.sounding.length < this.most) this.sounding.push({ ...tone, sine: 0, cosine: tone.gain });
  }

  /** Adds the next block to both channels. */
  add(left: Float32Array, right: Float32Array): void {
    let isAnyOver = false;
    for (const tone of this.sounding) {
      this.addTone(tone, left, right);
      isAnyOver ||= Math.abs(tone.sine) + Math.abs(tone.cosine) < silence;
    }
    if (isAnyOver) {
      this.sounding = this.sounding.filter(({ sine, cosine }) => Math.abs(sine) + Math.abs(cosine) >= silence);
    }
  }

  /** A point that turns and comes nearer to the middle costs no sine for each sample. */
  private addTone(tone: Sounding, left: Float32Array, right: Float32Array): void {
    const fading = Math.exp(-1 / (tone.decay * this.sampleRate));
    const angle = (2 * Math.PI * tone.frequency) / this.sampleRate;
    const turnCosine = Math.cos(angle) * fading;
    const turnSine = Math.sin(angle) * fading;
    let { sine, cosine } = tone;
    for (let index = 0; index < left.length; index += 1) {
      const turned = cosine * turnCosine - sine * turnSine;
      sine = cosine * turnSine + sine * turnCosine;
      cosine = turned;
      addSample(left, right, index, sine, tone.pan);
    }
    tone.sine = sine;
    tone.cosine = cosine;
    tone.frequency *= 2 ** (((tone.rise ?? 0) * left.length) / this.sampleRate);
  }
}
