import { expect, test } from 'vitest';
import { addDays, daysUpTo } from './days.ts';

test('days go on over the end of a month, a leap day and the end of a year', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
