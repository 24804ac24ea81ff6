import { plain } from '@alento/classifier/features.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { loadConcepts } from './load-intents.ts';
import { readConcepts } from './read-concepts.ts';

const conceptsIn = async (language: LanguageCode, text: string) =>
  readConcepts(await loadConcepts(language), plain(text)).map(({ concept }) => concept);

test.each([
  ['en', 'Your mother would be better off without you.'],
  ['de', 'Ohne dich wäre deine Mutter besser dran.'],
  ['pt', 'Sua mãe ficaria melhor sem você.'],
  ['ru', 'Твоей маме без тебя было бы лучше.'],
  ['zh', '没有你，你妈妈会过得更好。'],
  ['ar', 'أمك ستكون أفضل من دونك.'],
] as const)('the same is named in every language: %s', async (language, text) => {
  expect(await conceptsIn(language, text)).toEqual(expect.arrayContaining(['family', 'better']));
});

test('words are whole where nothing else is said, and stems go on', async () => {
  expect(await conceptsIn('en', 'the oscar')).not.toContain('mark');
  expect(await conceptsIn('en', 'your scars')).toContain('mark');
  expect(await conceptsIn('de', 'Schmerztabletten')).toContain('pain');
  expect(await conceptsIn('en', 'ninety')).not.toContain('number');
});

test('accents, capitals and what Arabic writes together do not matter', async () => {
  expect(await conceptsIn('fr', 'TA MERE')).toEqual(await conceptsIn('fr', 'ta mère'));
  expect(await conceptsIn('ar', 'والطبيب')).toContain('doctor');
});

test('what is named comes in the order in which it is said', async () => {
  const named = await conceptsIn('en', 'never tell your doctor');
  expect(named.indexOf('never')).toBeLessThan(named.indexOf('tell'));
  expect(named.indexOf('tell')).toBeLessThan(named.indexOf('doctor'));
});
