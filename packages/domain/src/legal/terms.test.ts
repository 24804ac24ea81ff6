import { expect, test } from 'vitest';
import { legalLimits, termsDate } from './limits.ts';
import { newestTerms, termsStanding, termsVersions, type TermsVersion } from './terms.ts';

const first: TermsVersion = { version: '2025-05-22', bindsFrom: '2025-05-22' };
const second: TermsVersion = { version: '2026-01-01', bindsFrom: '2026-02-01' };
const both = [first, second];

test('the text that is shown is the newest, and each later one is announced in time', () => {
  expect(newestTerms().version).toBe(termsDate);
  for (const [index, { version, bindsFrom }] of termsVersions.entries()) {
    if (index === 0) continue;
    expect(version > (termsVersions[index - 1]?.version ?? '')).toBe(true);
    const days = (Date.parse(bindsFrom) - Date.parse(version)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(legalLimits.changeNoticeDays);
  }
});

test('whoever accepted the newest text is asked nothing', () => {
  expect(termsStanding([first.version], '2025-06-01', [first])).toEqual({ status: 'accepted' });
  expect(termsStanding([first.version, second.version], '2026-03-01', both)).toEqual({ status: 'accepted' });
  expect(termsStanding([second.version], '2026-01-02', both)).toEqual({ status: 'accepted' });
});

test('whoever accepted nothing is asked for the newest, as for the first time', () => {
  expect(termsStanding([], '2026-01-15', both)).toEqual({ status: 'due', version: second.version, isFirst: true });
});

test('a new text is announced until the day it takes effect, and due from that day on', () => {
  const { version } = second;
  const announced = { status: 'announced', version, bindsFrom: '2026-02-01' };
  expect(termsStanding([first.version], '2026-01-01', both)).toEqual(announced);
  expect(termsStanding([first.version], '2026-01-31', both)).toEqual(announced);
  expect(termsStanding([first.version], '2026-02-01', both)).toEqual({ status: 'due', version, isFirst: false });
});

test('whoever agreed to the text before is told of this one, and asked from the day it binds', () => {
  const { version, bindsFrom } = newestTerms();
  const before = termsVersions.at(-2);
  if (!before) throw new Error('there is only one text');
  const eve = new Date(Date.parse(bindsFrom) - 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
  expect(termsStanding([before.version], version)).toEqual({ status: 'announced', version, bindsFrom });
  expect(termsStanding([before.version], eve)).toEqual({ status: 'announced', version, bindsFrom });
  expect(termsStanding([before.version], bindsFrom)).toEqual({ status: 'due', version, isFirst: false });
  expect(termsStanding([before.version, version], bindsFrom)).toEqual({ status: 'accepted' });
});
