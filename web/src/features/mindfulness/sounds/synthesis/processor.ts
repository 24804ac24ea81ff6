import { type FromProcessor, processorName, type ToProcessor } from './messages.ts';
import { Mixer } from './mixer.ts';

// What the scope of an audio worklet has; TypeScript's libraries describe the page alone.
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** The mixer, asked for 128 samples at a time by the browser's audio thread. */
class SoundsProcessor extends AudioWorkletProcessor {
  private readonly mixer = new Mixer(sampleRate, Math.floor(Math.random() * 2 ** 31));
  private wasSilent = true;
  private told: number | null = null;

  constructor() {
    super();
    this.port.addEventListener('message', ({ data }: MessageEvent<ToProcessor>) => this.handle(data));
    this.port.start();
  }

  process(_inputs: Float32Array[][], [output]: Float32Array[][]): boolean {
    const [left, right] = output ?? [];
    if (left && right) this.mixer.render(left, right);
    this.report();
    return true;
  }

  private handle(message: ToProcessor): void {
    if (message.type === 'mix') this.mixer.setMix(message.mix, message.master);
    else if (message.type === 'playing') this.mixer.setPlaying(message.isPlaying);
    else this.mixer.setTimer(message.seconds);
  }

  private report(): void {
    const { secondsLeft, isSilent } = this.mixer;
    const whole = secondsLeft === null ? null : Math.ceil(secondsLeft);
    if (whole !== null && whole !== this.told) this.tell({ type: 'timer', secondsLeft: whole });
    this.told = whole;
    if (isSilent && !this.wasSilent) {
      this.tell({ type: 'silent', isTimeOver: secondsLeft === 0 });
      if (secondsLeft === 0) this.mixer.setTimer(null);
    }
    this.wasSilent = isSilent;
  }

  private tell(message: FromProcessor): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    this.port.postMessage(message);
  }
}

registerProcessor(processorName, SoundsProcessor);
