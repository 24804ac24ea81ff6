import { expect, test } from 'vitest';
import { newEntry } from '../state.ts';
import { inSightAt, stepsOf, type ThoughtRecord, wordsAt } from './record-steps.ts';

const record = (kind: 'quick' | 'full'): ThoughtRecord => ({
  ...(newEntry(crypto.randomUUID(), kind, null).body as ThoughtRecord),
  situation: 'A late answer',
  thought: 'She is angry',
});

test('the situation stays in sight from the second step, the thought once it is looked at', () => {
  expect(inSightAt(record('quick'), 'situation')).toEqual([]);
  expect(inSightAt(record('quick'), 'thought')).toEqual(['situation']);
  expect(inSightAt(record('quick'), 'alternative')).toEqual(['situation', 'thought']);
  expect(inSightAt(record('full'), 'feelings')).toEqual(['situation']);
  expect(inSightAt(record('full'), 'evidenceFor')).toEqual(['situation', 'thought']);
  expect(inSightAt({ ...record('full'), situation: ' ' }, 'after')).toEqual(['thought']);
});

test('every step but choices and ratings has its words', () => {
  for (const each of [record('quick'), record('full')])
    for (const step of stepsOf(each))
      expect(wordsAt(each, step)).toBe({ situation: 'A late answer', thought: 'She is angry' }[step as string] ?? '');
});
