import { expect, test } from 'vitest';
import { formsOf } from './clitics.ts';

test.each([
  ['والعمل', 'عمل'],
  ['بالوحده', 'وحده'],
  ['للعمل', 'عمل'],
  ['وخايف', 'خايف'],
  ['ولا', 'لا'],
  ['فكابه', 'كابه'],
  ['الكابه', 'كابه'],
])('%s holds %s', (written, word) => {
  expect(formsOf(written)).toContain(word);
});

test('one preposition is taken off, not two', () => {
  expect(formsOf('كلامي')).not.toContain('امي');
});

test('a word is also what it is as a whole, and short ones stay whole', () => {
  expect(formsOf('ولد')).toContain('ولد');
  expect(formsOf('كما')).toEqual(['كما']);
  expect(formsOf('work')).toEqual(['work']);
});
