import { expect, test } from 'vitest';
import { withoutOwnWords } from './without-own-words.ts';

const said = ['Minha chefe gritou comigo de novo, e eu me senti pequena.', '妈妈又骂我了'];

test.each([
  ['Você disse “Gritou comigo de novo”, e isso pesa.', 'Você disse “…”, e isso pesa.'],
  ['Du schriebst „me senti pequena.“ Das wiegt.', 'Du schriebst „…“ Das wiegt.'],
  ['Tu dis « gritou comigo ».', 'Tu dis «…».'],
  ['你说「妈妈又骂我了」。', '你说「…」。'],
])('what a reply quotes of the person goes: %s', (reply, shared) => {
  expect(withoutOwnWords(reply, said)).toBe(shared);
});

test('what somebody else may say, and what nobody said, stays', () => {
  const reply = 'Você pode dizer: “Preciso que fale comigo com calma.”';
  expect(withoutOwnWords(reply, said)).toBe(reply);
  expect(withoutOwnWords('Um exercício: “…”', said)).toBe('Um exercício: “…”');
});
