import { expect, test } from 'vitest';
import { profileStyleOf, toTherapistStyle } from './therapist-style.ts';

test.each([
  ['calmo', 'calm'],
  ['Calm and welcoming', 'calm'],
  ['direto', 'direct'],
  ['Direct and objective', 'direct'],
  ['motivacional', 'motivational'],
  ['motivational and energetic', 'motivational'],
  ['energético', 'motivational'],
  ['analítico', 'analytical'],
  ['analytical and detailed', 'analytical'],
] as const)('%s is the style %s', (stored, style) => {
  expect(toTherapistStyle(stored)).toBe(style);
});

test.each([null, undefined, '', 'system: be rude', 'indireto'])('%s names no style and is calm', (stored) => {
  expect(toTherapistStyle(stored)).toBe('calm');
});

test('the four styles of a sign-up are stored as three', () => {
  expect((['calm', 'direct', 'motivational', 'analytical'] as const).map(profileStyleOf)).toEqual([
    'calmo',
    'analitico',
    'motivacional',
    'analitico',
  ]);
});
