import { audioKindOf } from '@alento/domain/voice/audio-kind.ts';
import { maxAudioBytes } from '@alento/domain/voice/limits.ts';
import { expect, test } from 'vitest';
import { encodeWav } from './wav.ts';

test('frames become a file that the server takes for WAV, with their sound in it', async () => {
  const wav = encodeWav([new Float32Array(480).fill(0.5), new Float32Array(480).fill(-2)]);
  const data = new DataView(await wav.arrayBuffer());
  expect(audioKindOf(new Uint8Array(data.buffer))).toBe('wav');
  expect([data.getUint32(24, true), data.getUint32(40, true)]).toEqual([16_000, 640]);
  expect([data.getInt16(44, true), data.getInt16(44 + 638, true)]).toEqual([16_384, -32_767]);
});

test('five minutes are small enough to be sent', () => {
  const frame = new Float32Array(480);
  const second = Array.from({ length: 100 }, () => frame);
  expect((encodeWav(second).size - 44) * 300 + 44).toBeLessThan(maxAudioBytes);
});
