import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [0, '0 min'],
  [29, '0 min'],
  [3570, '1 hr'],
  [3900, '1 hr 5 min'],
  [360_000, '100 hr'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds, 'en-US')).toBe(text);
});

test('each language writes units its own way', () => {
  expect(formatDuration(3900, 'pt-BR')).toBe('1 h 5 min');
});
