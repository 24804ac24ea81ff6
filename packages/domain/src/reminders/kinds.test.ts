import { expect, test } from 'vitest';
import { kindOfDay, reminderKinds } from './kinds.ts';

test('each kind has its turn, one a day', () => {
  const days = [20_000, 20_001, 20_002, 20_003];
  expect(new Set(days.map((day) => kindOfDay(reminderKinds, day)))).toEqual(new Set(reminderKinds));
  expect(days.map((day) => kindOfDay(['journal'], day))).toEqual(Array(4).fill('journal'));
  expect(kindOfDay([], 20_000)).toBeNull();
});
