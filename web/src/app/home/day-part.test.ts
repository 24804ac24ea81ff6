import { expect, test } from 'vitest';
import { dayPartOf } from './day-part.ts';

test('the hours of a day have their greetings', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 22, 23].map(dayPartOf)).toEqual([
    'night',
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
    'night',
  ]);
});
