import type { Mix } from '@alento/domain/mindfulness/sound-mix.ts';
import { Mixer } from '../synthesis/mixer.ts';

export interface Recording {
  left: Float32Array;
  right: Float32Array;
}

const block = 128;

/** Lets a mixer play for so many seconds. */
export function record(mixer: Mixer, seconds: number, sampleRate: number): Recording {
  const length = Math.ceil((seconds * sampleRate) / block) * block;
  const recording = { left: new Float32Array(length), right: new Float32Array(length) };
  for (let start = 0; start < length; start += block) {
    mixer.render(recording.left.subarray(start, start + block), recording.right.subarray(start, start + block));
  }
  return recording;
}

/** A mixer that plays a mix at its full volume. */
export function startMixer(mix: Mix, sampleRate: number, seed = 1): Mixer {
  const mixer = new Mixer(sampleRate, seed);
  mixer.setMix(mix, 100);
  mixer.setPlaying(true);
  return mixer;
}
