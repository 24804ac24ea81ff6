import { sampleRate } from './frames.ts';

/** Speech needs no more than 16,000 samples a second; five minutes of it are 9.6 MB. */
const thinning = 3;
const headerLength = 44;
const pcm = 1;
const channels = 1;
const bytesPerSample = 2;

/** Frames as a WAV file: 16 bits, one channel, a third of the rate (Microsoft, Multimedia Programming Interface 1.0). */
export function encodeWav(frames: readonly Float32Array[]): Blob {
  const samples = frames.flatMap(thin);
  const rate = sampleRate / thinning;
  const data = new DataView(new ArrayBuffer(headerLength + samples.length * bytesPerSample));
  const writeText = (at: number, text: string): void =>
    Array.from(text).forEach((sign, i) => data.setUint8(at + i, sign.charCodeAt(0)));
  writeText(0, 'RIFF');
  data.setUint32(4, data.byteLength - 8, true);
  writeText(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, pcm, true);
  data.setUint16(22, channels, true);
  data.setUint32(24, rate, true);
  data.setUint32(28, rate * channels * bytesPerSample, true);
  data.setUint16(32, channels * bytesPerSample, true);
  data.setUint16(34, bytesPerSample * 8, true);
  writeText(36, 'data');
  data.setUint32(40, samples.length * bytesPerSample, true);
  samples.forEach((sample, i) => data.setInt16(headerLength + i * bytesPerSample, toInteger(sample), true));
  return new Blob([data.buffer], { type: 'audio/wav' });
}

// The mean of neighbours is low-pass enough for what is only to be understood.
function thin(frame: Float32Array): number[] {
  return Array.from({ length: frame.length / thinning }, (_, i) => {
    const [one = 0, two = 0, three = 0] = frame.subarray(i * thinning, (i + 1) * thinning);
    return (one + two + three) / thinning;
  });
}

function toInteger(sample: number): number {
  return Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
}
