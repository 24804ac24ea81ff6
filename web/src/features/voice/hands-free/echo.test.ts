import { expect, test } from 'vitest';
import { isPhrase, withoutEcho } from './echo.ts';

const spoken = 'Isso parece muito pesado. O que mais te preocupa agora?';

test.each([
  ['o que mais te preocupa agora', ''],
  ['Parece muito pesado.', ''],
  ['o trabalho me preocupa muito e não durmo', 'o trabalho me preocupa muito e não durmo'],
  ['o que te preocupa agora', 'o que te preocupa agora'],
  ['agora', 'agora'],
  ['', ''],
  ['Parece muito pesado, Espera, é a minha irmã.', 'Espera, é a minha irmã.'],
  ['muito pesado espera', 'muito pesado espera'],
])('of %j somebody said %j', (heard, own) => {
  expect(withoutEcho(heard, spoken, 'pt')).toBe(own);
});

test('words are found where no spaces are', () => {
  const asked = 'つらかったですね。今はどんな気持ちですか？';
  expect(withoutEcho('今はどんな気持ちですか', asked, 'ja')).toBe('');
  expect(withoutEcho('今はどんな気持ちですか仕事のことです', asked, 'ja')).toBe('仕事のことです');
  expect(withoutEcho('仕事のことを考えています', asked, 'ja')).toBe('仕事のことを考えています');
});

test('a phrase counts alone, whatever its marks and its case', () => {
  expect(isPhrase('Stop listening.', ['stop listening', 'goodbye'], 'en')).toBe(true);
  expect(isPhrase('My mother said goodbye', ['stop listening', 'goodbye'], 'en')).toBe(false);
  expect(isPhrase('', [''], 'en')).toBe(false);
});
