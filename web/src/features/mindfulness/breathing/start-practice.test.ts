import { lengthOf } from '@alento/domain/mindfulness/breathing.ts';
import { breathingPatterns } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { expect, test } from 'vitest';
import { patternFor } from './start-practice.ts';

const choice = {
  custom: { in: 4, hold: 0, out: 6, rest: 0 },
  minutes: 10 as const,
  pace: 0.5,
  hasSound: false,
  hasHaptics: false,
};

test('4-7-8 keeps its four rounds and takes the pace, whatever was chosen in minutes', () => {
  expect(patternFor('fourSevenEight', choice)).toMatchObject({ rounds: 4 });
  expect(lengthOf(patternFor('fourSevenEight', choice))).toBe(38);
});

test.each(['square', 'cyclicSighing', 'resonant', 'custom'] as const)('%s goes on for the minutes chosen', (id) => {
  expect(Math.abs(lengthOf(patternFor(id, choice)) - 600)).toBeLessThanOrEqual(8);
});

test('nobody can make the rounds of Wim Hof’s breaths more, longer or faster', () => {
  expect(patternFor('wimHof', choice)).toBe(breathingPatterns.wimHof);
});
