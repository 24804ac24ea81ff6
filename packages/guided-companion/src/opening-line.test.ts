import { expect, test } from 'vitest';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { moodGroups } from '@alento/domain/mood/groups.ts';
import { moodKeys } from '@alento/domain/mood/schema.ts';
import { personalities } from '@alento/domain/chat/schema.ts';
import { loadGuidedContent } from './load-content.ts';
import { openingLine } from './opening-line.ts';
import { countQuestions } from '@alento/domain/common/text/questions.ts';

test.each(languageCodes)('every personality has four openings or more for every mood group (%s)', async (language) => {
  const { lines } = (await loadGuidedContent(language)).openings;
  const all = personalities.flatMap((personality) => moodGroups.flatMap((group) => lines[personality][group]));
  expect(new Set(all).size).toBe(all.length);
  for (const personality of personalities) {
    for (const group of moodGroups) expect(lines[personality][group].length).toBeGreaterThanOrEqual(4);
  }
});

test.each(languageCodes)('an opening is never the previous variant (%s)', async (language) => {
  const content = await loadGuidedContent(language);
  for (const personality of personalities) {
    for (const mood of [...moodKeys, null]) {
      let previousVariant: number | null = null;
      for (let round = 0; round < 12; round += 1) {
        const { text, variant } = openingLine(content, { mood, personality, seed: `${round}`, previousVariant });
        expect(variant).not.toBe(previousVariant);
        expect(text).not.toMatch(/[{}]/);
        expect(countQuestions(text)).toBe(1);
        previousVariant = variant;
      }
    }
  }
});

test('an opening depends on its seed alone', async () => {
  const content = await loadGuidedContent('pt');
  const request = { mood: 'sad' as const, personality: 'wise' as const, previousVariant: null };
  expect(openingLine(content, { ...request, seed: 'x' })).toEqual(openingLine(content, { ...request, seed: 'x' }));
  const variants = [...'abcdefghij'].map((seed) => openingLine(content, { ...request, seed }).variant);
  expect(new Set(variants).size).toBeGreaterThan(2);
});

test('a variant that no longer exists rules nothing out', async () => {
  const content = await loadGuidedContent('en');
  const opening = openingLine(content, { mood: 'happy', personality: 'coach', seed: 's', previousVariant: 99 });
  expect(content.openings.lines.coach.high[opening.variant]).toBeDefined();
});
