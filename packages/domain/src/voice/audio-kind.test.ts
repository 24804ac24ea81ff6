import { expect, test } from 'vitest';
import { audioKindOf } from './audio-kind.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81', 'webm'],
  ['\0\0\0\x1cftypiso5', 'mp4'],
  ['OggS\0\x02\0\0\0\0\0\0', 'ogg'],
  ['RIFF\x24\x08\0\0WAVE', 'wav'],
])('%j is %s', (header, kind) => {
  expect(audioKindOf(bytes(header))).toBe(kind);
});

test.each(['', 'RIFF', 'RIFF\x24\x08\0\0AVI ', '<!doctype html>', '\x89PNG\r\n\x1a\n\0\0\0\r'])(
  '%j is no recording',
  (header) => {
    expect(audioKindOf(bytes(header))).toBeNull();
  },
);
