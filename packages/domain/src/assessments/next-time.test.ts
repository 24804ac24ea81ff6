import { expect, test } from 'vitest';
import { nextTime } from './next-time.ts';

const now = new Date('2026-11-23T12:00:00Z');

test('what was never answered is open', () => {
  expect(nextTime('phq9', [], now)).toBeNull();
  expect(nextTime('phq9', [{ instrument: 'gad7', takenAt: now.toISOString() }], now)).toBeNull();
});

test('it opens again fourteen days after the last time, to the moment', () => {
  const taken = ['2026-11-09T12:00:01Z', '2026-10-01T12:00:00Z'].map((takenAt) => ({
    instrument: 'phq9' as const,
    takenAt,
  }));
  expect(nextTime('phq9', taken, now)).toEqual(new Date('2026-11-23T12:00:01Z'));
  expect(nextTime('phq9', taken, new Date('2026-11-23T12:00:01Z'))).toBeNull();
});
