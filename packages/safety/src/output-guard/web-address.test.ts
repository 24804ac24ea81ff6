import { expect, test } from 'vitest';
import { containsAddress } from './web-address.ts';

test.each([
  'Look at https://example.org/help.',
  'It is on www.quiethelp.net',
  'Write to findme.com today.',
  'Go to quiet-exit dot com',
  'Mail me at anna@example.de',
])('"%s" holds an address', (sentence) => {
  expect(containsAddress(sentence)).toBe(true);
});

test.each(['Rest now.Then eat.', 'At 10.30 or e.g. later', 'I hear you. It is late.', 'Hm... me too'])(
  '"%s" holds none',
  (sentence) => {
    expect(containsAddress(sentence)).toBe(false);
  },
);
