import { expect, test } from 'vitest';
import { followsEnd, type ScrollPosition } from './follow-end.ts';

const position = (offset: number, size = 1000, viewport = 400): ScrollPosition => ({ offset, viewport, size });

test('growth does not end the following', () => {
  expect(followsEnd(true, { before: position(600), now: position(600, 1300), isByPerson: false })).toBe(true);
});

test('a person who moves up a little is let go, even close to the end', () => {
  expect(followsEnd(true, { before: position(600), now: position(590), isByPerson: true })).toBe(false);
});

test('a list that corrects itself upwards goes on following', () => {
  expect(followsEnd(true, { before: position(600), now: position(500, 1100), isByPerson: false })).toBe(true);
});

test('a person who comes back near the end is followed again', () => {
  expect(followsEnd(false, { before: position(500), now: position(560), isByPerson: true })).toBe(true);
  expect(followsEnd(false, { before: position(100), now: position(300), isByPerson: true })).toBe(false);
});

test('who stands at the very end is followed', () => {
  expect(followsEnd(false, { before: position(700), now: position(600), isByPerson: true })).toBe(true);
});

test('growth does not catch a person who moved away', () => {
  expect(followsEnd(false, { before: position(300), now: position(300, 1300), isByPerson: false })).toBe(false);
});
