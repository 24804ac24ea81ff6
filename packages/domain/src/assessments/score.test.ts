import { expect, test } from 'vitest';
import { type Instrument, instruments, questionCounts } from './instruments.ts';
import { type Band, bandOf, bandStarts, highestScore, scoreOf, tellsOfSelfHarm } from './score.ts';

const published: Record<Instrument, [from: number, to: number, band: Band][]> = {
  phq9: [
    [0, 4, 'minimal'],
    [5, 9, 'mild'],
    [10, 14, 'moderate'],
    [15, 19, 'moderatelySevere'],
    [20, 27, 'severe'],
  ],
  gad7: [
    [0, 4, 'minimal'],
    [5, 9, 'mild'],
    [10, 14, 'moderate'],
    [15, 21, 'severe'],
  ],
};

test.each(instruments)('the bands of %s begin and end where they were published', (instrument) => {
  const bands = published[instrument];
  for (const [from, to, band] of bands)
    expect([from, to].map((score) => bandOf(instrument, score))).toEqual([band, band]);
  expect(bandStarts[instrument]).toHaveLength(bands.length);
  expect(highestScore(instrument)).toBe(bands.at(-1)?.[1]);
});

test('a score is the sum of the answers', () => {
  for (const instrument of instruments) {
    expect(scoreOf(Array<number>(questionCounts[instrument]).fill(3))).toBe(highestScore(instrument));
    expect(scoreOf(Array<number>(questionCounts[instrument]).fill(0))).toBe(0);
  }
});

test('the last question of the PHQ-9 alone tells of self-harm, from the least answer on', () => {
  const answers = Array<number>(9).fill(0);
  expect(tellsOfSelfHarm('phq9', answers)).toBe(false);
  expect(tellsOfSelfHarm('phq9', answers.with(8, 1))).toBe(true);
  expect(tellsOfSelfHarm('phq9', answers.with(7, 3))).toBe(false);
  expect(tellsOfSelfHarm('phq9', [null, null])).toBe(false);
  expect(tellsOfSelfHarm('gad7', Array<number>(7).fill(3))).toBe(false);
});
