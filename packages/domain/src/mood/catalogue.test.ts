import { expect, test } from 'vitest';
import { toSessionKind } from '../chat/session-kind.ts';
import { moodCatalogue, moodsByValence, moodsOfGroup } from './catalogue.ts';
import { moodGroups } from './groups.ts';
import { moodKeys, moodSchema } from './schema.ts';

test('every mood has a place of its own on the grid', () => {
  const moods = Object.values(moodCatalogue);
  expect(moods.map(({ key }) => key)).toEqual([...moodKeys]);
  for (const { valence, energy } of moods) {
    expect(Math.abs(valence)).toBeLessThanOrEqual(1);
    expect(Math.abs(energy)).toBeLessThanOrEqual(1);
  }
  expect(new Set(moods.map(({ valence, energy }) => `${valence} ${energy}`)).size).toBe(moods.length);
  expect(new Set(moods.map(({ emoji }) => emoji)).size).toBe(moods.length);
});

test('the groups hold every mood once, and agree with its pleasantness', () => {
  const grouped = moodGroups.flatMap((group) => moodsOfGroup(group));
  expect(grouped).toHaveLength(moodKeys.length);
  const range = { low: [-1, -0.3], neutral: [-0.3, 0.3], high: [0.3, 1] } as const;
  const outside = grouped.filter(({ group, valence }) => valence < range[group][0] || valence > range[group][1]);
  expect(outside).toEqual([]);
});

test('the scale runs from the least to the most pleasant mood', () => {
  expect(moodsByValence[0]?.key).toBe('verySad');
  expect(moodsByValence).toHaveLength(moodKeys.length);
});

test('the kind of a conversation follows the mood', () => {
  expect(toSessionKind('verySad')).toBe('support');
  expect(toSessionKind('thoughtful')).toBe('reflective');
  expect(toSessionKind('inLove')).toBe('inspiring');
});

test('the legacy keys become the moods of today', () => {
  expect(['feliz', 'neutro', 'triste'].map((key) => toSessionKind(moodSchema.parse(key)))).toEqual([
    'inspiring',
    'reflective',
    'support',
  ]);
});
