import { frameLength, framesProcessor, sampleRate as wanted } from './frames.ts';

declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Cuts what the microphone hears into frames of ten milliseconds, whatever rate the device has. */
class MicrophoneFrames extends AudioWorkletProcessor {
  readonly #step = sampleRate / wanted;
  #frame = new Float32Array(frameLength);
  #filled = 0;
  /** Where in the coming block the next sample lies; below zero it is between the last block and this one. */
  #place = 0;
  #last = 0;

  process([input]: Float32Array[][]): boolean {
    const block = input?.[0];
    if (!block) return true;
    while (this.#place < block.length - 1) {
      const before = Math.floor(this.#place);
      const from = before < 0 ? this.#last : (block[before] ?? 0);
      const share = this.#place - before;
      this.#add(from + ((block[before + 1] ?? 0) - from) * share);
      this.#place += this.#step;
    }
    this.#place -= block.length;
    this.#last = block.at(-1) ?? 0;
    return true;
  }

  #add(sample: number): void {
    this.#frame[this.#filled] = sample;
    this.#filled += 1;
    if (this.#filled < frameLength) return;
    const { buffer } = this.#frame;
    this.port.postMessage(this.#frame, [buffer]);
    this.#frame = new Float32Array(frameLength);
    this.#filled = 0;
  }
}

registerProcessor(framesProcessor, MicrophoneFrames);
