import { expect, test } from 'vitest';
import { appendWords, changeDraft, type DraftStorage, emptyDraft, deleteDraft, readDraft } from './drafts.ts';

const id = '0190a6f0-0000-7000-8000-000000000001';

function memory(): DraftStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('each conversation keeps its own draft', () => {
  const storage = memory();
  changeDraft(storage, 'one', { text: 'Hoje' });
  changeDraft(storage, 'two', { text: 'Ontem' });
  expect(readDraft(storage, 'one').text).toBe('Hoje');
  expect(readDraft(storage, 'two').text).toBe('Ontem');
});

test('a change leaves the rest of the draft alone', () => {
  const storage = memory();
  const unsent = { id, text: 'Oi', replaces: null, createdAt: '2026-11-20T10:00:00.000Z' };
  changeDraft(storage, 'one', { unsent });
  changeDraft(storage, 'one', { text: 'e mais' });
  changeDraft(storage, 'one', { editing: { id, text: 'Olá' } });
  expect(readDraft(storage, 'one')).toEqual({ text: 'e mais', unsent, editing: { id, text: 'Olá' } });
});

test('an empty draft leaves no trace', () => {
  const storage = memory();
  changeDraft(storage, 'one', { text: 'Hoje' });
  changeDraft(storage, 'one', { text: '' });
  expect(storage.kept.size).toBe(0);
  changeDraft(storage, 'one', { text: 'Hoje' });
  deleteDraft(storage, 'one');
  expect(storage.kept.size).toBe(0);
});

test('a draft that cannot be read is an empty one', () => {
  const storage = memory();
  for (const broken of ['{', '[]', '{"text":1}', 'null']) {
    storage.kept.set('alento-draft-one', broken);
    expect(readDraft(storage, 'one')).toEqual(emptyDraft);
  }
});

test('a storage that is denied or full stops nobody from writing', () => {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage: DraftStorage = { getItem: denied, setItem: denied, removeItem: denied };
  expect(readDraft(storage, 'one')).toEqual(emptyDraft);
  expect(() => changeDraft(storage, 'one', { text: 'Hoje' })).not.toThrow();
});

test('words are put behind what was written', () => {
  expect([appendWords('', 'It rained.'), appendWords('We went. ', 'It rained.')]).toEqual([
    'It rained.',
    'We went. It rained.',
  ]);
});
