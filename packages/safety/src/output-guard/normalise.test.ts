import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

test.each([
  ['I am **hu**man', 'I am human'],
  ['I am a h u m a n being', 'I am a human being'],
  ['I am h.u.m.a.n', 'I am human'],
  ['I am \u04bbum\u0430n', 'I am human'],
  ['pr0mise me', 'promise me'],
  ['our s3cr3t', 'our secret'],
  ['I am hu\u200bman', 'I am human'],
  ['keep it\nbetween us', 'keep it between us'],
  ['call 9\ufe0f\u20e38\ufe0f\u20e38\ufe0f\u20e3', 'call 988'],
  ['call ①①②', 'call 112'],
])('%j is read as %j', (written, meant) => {
  expect(normalise(written)).toBe(meant);
});

test.each(['At 10:30, for 24h, on the 2nd floor!', 'Я рядом.', 'A b c of sleep', 'It costs $5.', 'What a day!'])(
  '%j stays as it is',
  (text) => {
    expect(normalise(text)).toBe(text);
  },
);
