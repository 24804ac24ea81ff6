import type { Random } from './random.ts';

/** Adds the next block of a sound to both channels. */
export type Voice = (left: Float32Array, right: Float32Array) => void;

/** Makes a sound whose course is decided by the random numbers alone. */
export type CreateVoice = (random: Random, sampleRate: number) => Voice;

/** Adds a sample to both channels; `pan` goes from 0, left, to 1, right. */
export function addSample(left: Float32Array, right: Float32Array, index: number, sample: number, pan: number): void {
  left[index] = (left[index] ?? 0) + sample * (1 - pan);
  right[index] = (right[index] ?? 0) + sample * pan;
}

/** How one channel comes by its samples, once a block. */
export type Channel = (elapsed: number, samples: number) => () => number;

/** Two channels of the same kind that share nothing, which is heard as width. */
export function inStereo(createChannel: () => Channel, sampleRate: number): Voice {
  const channels = [createChannel(), createChannel()] as const;
  return (left, right) => {
    addBlock(channels[0], left, sampleRate);
    addBlock(channels[1], right, sampleRate);
  };
}

function addBlock(channel: Channel, block: Float32Array, sampleRate: number): void {
  const next = channel(block.length / sampleRate, block.length);
  for (let index = 0; index < block.length; index += 1) block[index] = (block[index] ?? 0) + next();
}
