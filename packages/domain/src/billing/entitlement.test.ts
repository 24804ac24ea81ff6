import { expect, test } from 'vitest';
import { hasPremium } from './entitlement.ts';

const now = new Date('2026-11-22T12:00:00Z');
const free = { ispremium: false, trial_start_date: null, trial_used: false };

test('premium that was bought needs no trial', () => {
  expect(hasPremium({ ...free, ispremium: true, trial_used: true }, now)).toBe(true);
});

test('whoever began no trial has the free plan', () => {
  expect(hasPremium(free, now)).toBe(false);
});

test.each([
  ['just begun', '2026-11-22T12:00:00Z', true],
  ['in its last minute', '2026-11-15T12:01:00Z', true],
  ['over for five hours', '2026-11-15T07:00:00Z', true],
  ['over for six hours', '2026-11-15T06:00:00Z', false],
  ['that begins tomorrow', '2026-11-23T12:00:00Z', false],
  ['whose date is no date', 'soon', false],
])('a trial %s opens premium: %s', (_, start, expected) => {
  expect(hasPremium({ ...free, trial_start_date: start }, now)).toBe(expected);
});

test('a trial that was used up opens nothing', () => {
  expect(hasPremium({ ...free, trial_start_date: '2026-11-22T10:00:00Z', trial_used: true }, now)).toBe(false);
});
