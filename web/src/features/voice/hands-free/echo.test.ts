import { expect, test } from 'vitest';
import { isEcho, isPhrase } from './echo.ts';

const spoken = 'Isso parece muito pesado. O que mais te preocupa agora?';

test.each([
  ['o que mais te preocupa agora', true],
  ['parece muito pesado', true],
  ['o trabalho me preocupa muito e não durmo', false],
  ['o que te preocupa agora', false],
  ['agora', false],
  ['', false],
])('%j is an echo: %s', (heard, echo) => {
  expect(isEcho(heard, spoken, 'pt')).toBe(echo);
});

test('words are found where no spaces are', () => {
  expect(isEcho('今はどんな気持ちですか', 'つらかったですね。今はどんな気持ちですか？', 'ja')).toBe(true);
  expect(isEcho('仕事のことを考えています', 'つらかったですね。今はどんな気持ちですか？', 'ja')).toBe(false);
});

test('a phrase counts alone, whatever its marks and its case', () => {
  expect(isPhrase('Stop listening.', ['stop listening', 'goodbye'], 'en')).toBe(true);
  expect(isPhrase('My mother said goodbye', ['stop listening', 'goodbye'], 'en')).toBe(false);
  expect(isPhrase('', [''], 'en')).toBe(false);
});
