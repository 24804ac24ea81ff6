import { expect, test } from 'vitest';
import { detectPictureKind } from './picture-kind.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['\x00\x00\x00\x18ftypheic', 'image/heic'],
  ['\x00\x00\x00\x18ftypmif1', 'image/heic'],
])('%j is the beginning of %s', (beginning, kind) => {
  expect(detectPictureKind(bytesOf(beginning))).toBe(kind);
});

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'GIF89a',
  '%PDF-1.7',
  'RIFF\x10\x00\x00\x00WAVE',
  '\x00\x00\x00\x18ftypisom',
])('%j begins no picture', (beginning) => {
  expect(detectPictureKind(bytesOf(beginning))).toBeNull();
});
