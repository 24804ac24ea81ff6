import { expect, test } from 'vitest';
import { expandClitics } from './clitics.ts';

test.each([
  ['والعمل', 'عمل'],
  ['بالوحده', 'وحده'],
  ['للعمل', 'عمل'],
  ['وخايف', 'خايف'],
  ['ولا', 'لا'],
  ['فكابه', 'كابه'],
  ['الكابه', 'كابه'],
])('%s holds %s', (written, word) => {
  expect(expandClitics(written)).toContain(word);
});

test('one preposition is taken off, not two', () => {
  expect(expandClitics('كلامي')).not.toContain('امي');
});

test('a word is also what it is as a whole, and short ones stay whole', () => {
  expect(expandClitics('ولد')).toContain('ولد');
  expect(expandClitics('كما')).toEqual(['كما']);
  expect(expandClitics('work')).toEqual(['work']);
});
