import { expect, test } from 'vitest';
import { type DraftStorage, readDraft } from './drafts.ts';
import { hasFirstWords, leaveFirstWords, takeFirstWords } from './first-words.ts';

function memoryStorage(): DraftStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('first words are taken once, by their conversation alone', () => {
  leaveFirstWords(memoryStorage(), 'one', 'hello');
  expect(takeFirstWords('another')).toBeNull();
  expect(hasFirstWords('one')).toBe(true);
  expect(takeFirstWords('one')).toBe('hello');
  expect(hasFirstWords('one')).toBe(false);
  expect(takeFirstWords('one')).toBeNull();
});

test('first words outlive the page as a message that did not arrive', () => {
  const storage = memoryStorage();
  leaveFirstWords(storage, 'two', 'still here');
  expect(readDraft(storage, 'two').unsent).toMatchObject({ text: 'still here', replaces: null });
});
