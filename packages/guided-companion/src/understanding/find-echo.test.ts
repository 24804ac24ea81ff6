import { expect, test } from 'vitest';
import { english } from '../../content/en/content.ts';
import { findEcho } from './find-echo.ts';

test.each([
  ['I cry every night. then I get up', 'I cry every night'],
  ['but im so scared', 'im so scared'],
  ['my boss yelled at me in front of everyone', 'yelled at me in front of everyone'],
])('what weighs is found in "%s"', (text, words) => {
  expect(findEcho(english, text)).toBe(words);
});

test.each([
  'we had soup',
  'am i so sad because of her?',
  'you make me angry',
  'i feel worthless',
  'i am so sad i want to die',
  'so sad call 555 0192',
  'sad',
  '<b>so sad</b>',
  'it is not at all the case that i was ever really sad about it',
])('nothing is said back of "%s"', (text) => {
  expect(findEcho(english, text)).toBeNull();
});
