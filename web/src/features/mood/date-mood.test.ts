import { isOfItsDays } from '@alento/domain/mood/back-dating.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { changeMood, dayParts, daysToChoose, instantOf, momentOf } from './date-mood.ts';
import { newMood } from './state.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const zones = ['Etc/GMT+12', 'America/Sao_Paulo', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Kiritimati'];
/** A day, the small hours, the days after the clocks were changed, a leap day. */
const instants = ['2026-03-10T15:00:00Z', '2026-03-31T02:30:00Z', '2026-10-27T01:00:00Z', '2028-03-01T05:59:00Z'];

test.each(zones.flatMap((zone) => instants.map((notedAt) => [zone, notedAt] as const)))(
  'in %s what is noted at %s may be of any moment that is offered, and is read as such',
  (zone, notedAt) => {
    vi.stubEnv('TZ', zone);
    for (const daysBefore of [0, 1, 2])
      for (const part of dayParts) {
        const recordedAt = instantOf({ daysBefore, part }, notedAt);
        expect(isOfItsDays(recordedAt, notedAt)).toBe(true);
        const moment = momentOf({ recordedAt, notedAt });
        expect(moment).toEqual({ daysBefore, part: daysBefore === 0 ? moment.part : part });
      }
  },
);

test('until four in the morning it is still the day before', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  const days = (notedAt: string) => daysToChoose({ notedAt }).map((day) => new Date(day).getDate());
  expect(days('2026-03-10T03:59:00-03:00')).toEqual([9, 8, 7]);
  expect(days('2026-03-10T04:00:00-03:00')).toEqual([10, 9, 8]);
});

test('a change is one of now, and a mood that was dated freely elsewhere keeps its time', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') });
  const mood = newMood('calm');
  vi.advanceTimersByTime(60_000);
  expect(changeMood(mood, { mood: 'good' })).toEqual({ ...mood, mood: 'good', changedAt: '2026-03-10T12:01:00.000Z' });
  const imported = { ...mood, recordedAt: '2019-05-01T12:00:00.000Z' };
  expect(changeMood(imported, {})).toMatchObject({
    recordedAt: '2019-05-01T12:00:00.000Z',
    notedAt: '2019-05-01T12:00:00.000Z',
  });
});
