import { expect, test } from 'vitest';
import { ageStates, isTooYoung, isTreatedAsMinor, latestDay, mayConverse } from './age.ts';

const today = '2026-11-22';

test.each([
  ['2013-11-22', false],
  ['2013-11-23', true],
  ['2026-11-22', true],
  ['1990-01-01', false],
])('somebody born on %s is too young: %s', (birthDate, expected) => {
  expect(isTooYoung(birthDate, today)).toBe(expected);
});

test.each([
  ['2008-11-22', false],
  ['2008-11-23', true],
  ['2008-12-01', true],
  ['2012-01-01', true],
  ['1960-06-30', false],
])('somebody born on %s is treated as a minor: %s', (birthDate, expected) => {
  expect(isTreatedAsMinor({ birthDate, isConfirmed: true }, today)).toBe(expected);
});

test('whoever has not told their age is treated as a minor, whatever stands in the profile', () => {
  expect(isTreatedAsMinor({ birthDate: null, isConfirmed: false }, today)).toBe(true);
  expect(isTreatedAsMinor({ birthDate: null, isConfirmed: true }, today)).toBe(true);
  expect(isTreatedAsMinor({ birthDate: '2000-01-01', isConfirmed: false }, today)).toBe(true);
});

test('adults have conversations, and whoever has a guardian’s consent', () => {
  expect(ageStates.filter(mayConverse)).toEqual(['consented', 'adult']);
});

test('born on 29 February, one is 13 on 1 March', () => {
  expect(isTooYoung('2012-02-29', '2025-02-28')).toBe(true);
  expect(isTooYoung('2012-02-29', '2025-03-01')).toBe(false);
});

test.each([
  ['2026-11-22T09:59:59Z', '2026-11-22'],
  ['2026-11-22T10:00:00Z', '2026-11-23'],
])('at %s it is %s somewhere on Earth', (now, expected) => {
  expect(latestDay(new Date(now))).toBe(expected);
});
