import { languageCodes } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { readGuardLines } from '../../training/guard-lines.ts';
import { intents } from './categories.ts';
import { readIntentFeatures } from './intent-features.ts';
import { judgeIntent } from './judge-intent.ts';
import { loadConcepts, loadIntents } from './load-intents.ts';

test('the model has a head for each kind, and one for all', async () => {
  expect((await loadIntents()).heads).toHaveLength(intents.length + 1);
});

test.each(languageCodes)('kinds without rules are found and told apart in %s', async (language) => {
  const [model, lexicon] = await Promise.all([loadIntents(), loadConcepts(language)]);
  const unruled = ['despair', 'fasting', 'blame', 'love'];
  const lines = readGuardLines('guard', language).filter(({ category }) => unruled.includes(category));
  expect(lines.length).toBeGreaterThanOrEqual(20);
  for (const { text } of lines) expect(judgeIntent(model, readIntentFeatures(lexicon, text)).score).toBeGreaterThan(0);
  const told = lines.filter(
    ({ category, text }) => judgeIntent(model, readIntentFeatures(lexicon, text)).category === category,
  );
  expect(told.length / lines.length).toBeGreaterThanOrEqual(0.9);
});

test('what a sentence says when nothing is said is nothing', async () => {
  const [model, lexicon] = await Promise.all([loadIntents(), loadConcepts('en')]);
  expect(judgeIntent(model, readIntentFeatures(lexicon, '…')).score).toBeLessThan(0);
});
