import { expect, test } from 'vitest';
import { english } from '../../content/en/content.ts';
import { soundsLike } from './theme-scores.ts';
import { understand } from './understand.ts';

const read = (...said: string[]) => said.map((text) => understand(english, text));

test('messages sound like what they are about', () => {
  expect(soundsLike(read('i wake up at 3 every night'), 'sleep')).toBe(true);
  expect(soundsLike(read('what should i do about the exam tomorrow'), 'study')).toBe(true);
});

test('and not like what they only name, nor like anything where nothing was said', () => {
  expect(soundsLike(read('i wake up at 3 every night'), 'grief')).toBe(false);
  expect(soundsLike([], 'sleep')).toBe(false);
});
