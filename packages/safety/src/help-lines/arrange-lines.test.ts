import { expect, test } from 'vitest';
import { arrangeLines } from './arrange-lines.ts';
import { findHelp, helpCountries } from './helplines.ts';
import type { Line } from './schema.ts';

const line = (name: string, changes: Partial<Line> = {}): Line => ({
  name,
  audience: 'general',
  languages: ['pt'],
  hours: 'always',
  confidence: 'high',
  phones: [{ number: '188' }],
  ...changes,
});

const names = (lines: readonly Line[]) => lines.map(({ name }) => name);

test('lines for anybody come first, then those for some, by whom they are for', () => {
  const { general, special } = arrangeLines([
    line('violence', { audience: 'domestic-violence' }),
    line('young', { audience: 'youth' }),
    line('first'),
    line('second', { confidence: 'medium' }),
  ]);
  expect(names(general)).toEqual(['first', 'second']);
  expect(names(special)).toEqual(['young', 'violence']);
});

test('no more than three are read at once', () => {
  const { general, further } = arrangeLines(['a', 'b', 'c', 'd'].map((name) => line(name)));
  expect(names(general)).toEqual(['a', 'b', 'c']);
  expect(names(further)).toEqual(['d']);
});

test('a number that nobody has checked stands apart, whoever it is for', () => {
  const { general, special, unchecked } = arrangeLines([
    line('guess', { confidence: 'low' }),
    line('young guess', { confidence: 'low', audience: 'youth' }),
    line('known'),
  ]);
  expect(names(general)).toEqual(['known']);
  expect(special).toEqual([]);
  expect(names(unchecked)).toEqual(['guess', 'young guess']);
});

test('nothing of a country is lost, and nothing unchecked is among the checked', () => {
  for (const { lines } of helpCountries.flatMap((country) => findHelp(country) ?? [])) {
    const { general, further, special, unchecked } = arrangeLines(lines);
    const checked = [...general, ...further, ...special];
    expect(checked.length + unchecked.length).toBe(lines.length);
    expect(checked.map(({ confidence }) => confidence)).not.toContain('low');
  }
});
