import { dialogueIds } from '@alento/domain/exercises/dialogues.ts';
import { loadDialogueTexts } from '@alento/guided-companion/dialogues/load-dialogue-texts.ts';
import { expect, test } from 'vitest';
import { findDialogues } from './find-dialogues.ts';

const book = await loadDialogueTexts('pt');

test('a dialogue is found by its title, whatever the case and the accents', () => {
  const title = book.titles.panicWave;
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  expect(findDialogues(dialogueIds, book, plain)).toContain('panicWave');
});

test('every word has to be there, in any order', () => {
  const words = book.titles.stop.split(' ');
  expect(findDialogues(dialogueIds, book, words.toReversed().join(' '))).toContain('stop');
  expect(findDialogues(dialogueIds, book, `${book.titles.stop} xyzzy`)).toEqual([]);
});
