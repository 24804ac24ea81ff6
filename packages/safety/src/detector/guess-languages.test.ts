import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { expect, test } from 'vitest';
import { loadSharedModels } from './load-models.ts';

const { guessLanguages } = await loadSharedModels();

test.each<[LanguageCode, string, LanguageCode]>([
  ['pt', '오늘은 날씨가 참 좋네요', 'ko'],
  ['en', 'سأذهب غدا الى السوق', 'ar'],
  ['fr', 'завтра поеду к бабушке', 'ru'],
  ['en', 'heute habe ich lange geschlafen und gut gefrühstückt', 'de'],
  ['it', 'vandaag heb ik heel lang gewerkt en weinig gegeten', 'nl'],
])('in a conversation in %s, "%s" is surely %s', (expected, message, language) => {
  expect(guessLanguages(message, expected)).toContainEqual({ language, isSure: true });
});

test.each<[LanguageCode, string]>([
  ['pt', 'amanhã vou à praia com a minha irmã'],
  ['es', 'mañana voy a la playa con mi hermana'],
  ['hi', 'kal main apni behen ke saath bazaar jaunga'],
])('in a conversation in %s, "%s" is in no other language for sure', (expected, message) => {
  const others = guessLanguages(message, expected).filter(({ language }) => language !== expected);
  expect(others.filter(({ isSure }) => isSure)).toEqual([]);
});

test('signs that two languages share may be either', () => {
  expect(guessLanguages('今日', 'en')).toEqual([
    { language: 'zh', isSure: false },
    { language: 'ja', isSure: false },
  ]);
});
