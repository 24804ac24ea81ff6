import { expect, test } from 'vitest';
import { findShortcut } from './find-shortcut.ts';

const press = (key: string, rest: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...rest,
});
const resting = { isTyping: false, isOn: true };

test('single keys are shortcuts where nobody writes', () => {
  expect(findShortcut(press('n'), resting)).toBe('new');
  expect(findShortcut(press('H'), resting)).toBe('help');
  expect(findShortcut(press('/'), resting)).toBe('search');
  expect(findShortcut(press('x'), resting)).toBeNull();
});

test('where somebody writes, and once they are switched off, a key is only a letter', () => {
  for (const state of [
    { isTyping: true, isOn: true },
    { isTyping: false, isOn: false },
  ]) {
    expect(findShortcut(press('?'), state)).toBeNull();
    expect(findShortcut(press('n'), state)).toBeNull();
    expect(findShortcut(press('/', { ctrlKey: true }), state)).toBe('list');
  }
});

test("the browser's own shortcuts stay the browser's", () => {
  expect(findShortcut(press('n', { ctrlKey: true }), resting)).toBeNull();
  expect(findShortcut(press('n', { metaKey: true }), resting)).toBeNull();
  expect(findShortcut(press('n', { altKey: true }), resting)).toBeNull();
});

test('keyboards of other letters have them at the same place', () => {
  expect(findShortcut(press('т', { code: 'KeyN' }), resting)).toBe('new');
  expect(findShortcut(press('ى', { code: 'KeyN' }), resting)).toBe('new');
  expect(findShortcut(press('؟'), resting)).toBe('list');
  expect(findShortcut(press('Enter', { code: 'Enter' }), resting)).toBeNull();
});
