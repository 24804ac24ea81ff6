import { expect, test } from 'vitest';
import { readNeighbours, voteOf } from './neighbours.ts';
import { readPassage } from './passage.ts';

const known = readNeighbours({
  crisis: 'i want to end my life\ni want to end it tonight\nnobody would miss me',
  concern: 'i cried all night\ni cried about the exam',
  none: 'i want to end the subscription\nplease end my subscription\nwe had pasta tonight\nwe had a good time',
});
const vote = (text: string): number => voteOf(known, readPassage(text));

test('a message is judged as those that resemble it most', () => {
  expect(vote('I want to end my life tonight')).toBeGreaterThan(0.5);
  expect(vote('how do I end my subscription')).toBeLessThan(-0.5);
});

test('distress speaks against a crisis, but less than harmless talk', () => {
  expect(vote('cried all night')).toBeLessThan(0);
});

test('a message that resembles none has no vote', () => {
  expect(vote('zebra')).toBe(0);
  expect(vote('')).toBe(0);
});

test('one vote does not change the next', () => {
  const before = vote('nobody would miss me');
  vote('please end my subscription');
  expect(vote('nobody would miss me')).toBe(before);
});

test('without known messages there is no vote', () => {
  expect(voteOf(readNeighbours({ crisis: '', concern: '', none: '' }), readPassage('anything'))).toBe(0);
});
