import { expect, test } from 'vitest';
import { isEmojiOnly, parseBlocks, parseParts } from './parse-text.ts';

test('lines that begin with a dash or a number become a list, with what stands around them', () => {
  expect(parseBlocks('Three things:\n- water\n- air\n\nThen:\n2. rest\n3) sleep\nGood.')).toEqual([
    { kind: 'paragraph', text: 'Three things:' },
    { kind: 'list', isOrdered: false, start: 1, items: ['water', 'air'] },
    { kind: 'paragraph', text: 'Then:' },
    { kind: 'list', isOrdered: true, start: 2, items: ['rest', 'sleep'] },
    { kind: 'paragraph', text: 'Good.' },
  ]);
});

test('one line with a dash is what somebody says, not a list', () => {
  expect(parseBlocks('- Stay, she said.')).toEqual([{ kind: 'paragraph', text: '- Stay, she said.' }]);
  expect(parseBlocks('one\ntwo')).toEqual([{ kind: 'paragraph', text: 'one\ntwo' }]);
});

test('addresses and emphasis are found, and punctuation after an address is not part of it', () => {
  expect(parseParts('See **this** (https://findahelpline.com/pt), please.')).toEqual([
    { kind: 'words', text: 'See ' },
    { kind: 'strong', text: 'this' },
    { kind: 'words', text: ' (' },
    { kind: 'link', text: 'https://findahelpline.com/pt' },
    { kind: 'words', text: '), please.' },
  ]);
});

test('only https is a link, and markup stays text', () => {
  const text = 'javascript:alert(1) http://a.b <a href="x">x</a> 2 * 3 ** 4';
  expect(parseParts(text)).toEqual([{ kind: 'words', text }]);
});

test('a message of a few emoji is told from numbers and words', () => {
  for (const text of ['❤️', '😢😢', '👩🏽‍🦱 🙏']) expect(isEmojiOnly(text)).toBe(true);
  for (const text of ['12', '1️ 2', 'ok 👍', '', '#']) expect(isEmojiOnly(text)).toBe(false);
});
