import type { Turn } from '@alento/guided-companion/turn.ts';
import { contextMessages } from '@alento/domain/chat/limits.ts';
import { expect, test } from 'vitest';
import { countTurnsToShorten, estimateTokens, fitWindow, countTurnTokens } from './fit-window.ts';

const turn = (text: string, index = 0): Turn => ({ role: index % 2 === 0 ? 'user' : 'assistant', text });
const turns = (count: number): Turn[] =>
  Array.from({ length: count }, (_, index) => turn(`message number ${index} `.repeat(4), index));
const sizeOf = (some: readonly Turn[]): number => some.reduce((sum, each) => sum + countTurnTokens(each), 0);

test.each([
  'hello there',
  'Ich schaffe das nicht',
  'मुझे नींद नहीं आती',
  '眠れない',
  'لا أستطيع النوم',
  'не сплю',
  '😭😭😭',
])('a text is never estimated below a token a word or an ideograph: %s', (text) => {
  const units = text.match(/[\p{Script=Han}\p{Script=Hiragana}]|[\p{L}\p{M}]+|\p{Emoji}/gu) ?? [];
  expect(estimateTokens(text)).toBeGreaterThanOrEqual(units.length);
});

test('a short conversation is given whole', () => {
  expect(fitWindow(turns(6), 10_000)).toEqual(turns(6));
  expect(fitWindow([], 100)).toEqual([]);
});

test('a long conversation keeps its newest turns, within the budget', () => {
  const all = turns(50);
  const kept = fitWindow(all, 400);
  expect(kept).toEqual(all.slice(-kept.length));
  expect(kept.length).toBeGreaterThan(3);
  expect(sizeOf(kept)).toBeLessThanOrEqual(400);
  expect(sizeOf(all.slice(-kept.length - 1))).toBeGreaterThan(400);
});

test('a message longer than the budget keeps its beginning and its end', () => {
  const [kept, ...others] = fitWindow([turn('earlier'), turn(`BEGIN ${'ü😀'.repeat(3_000)} END`)], 300);
  expect(others).toEqual([]);
  expect(kept?.text).toMatch(/^BEGIN .*\n\[…\]\n.* END$/s);
  expect(kept?.text.isWellFormed()).toBe(true);
  expect(estimateTokens(kept?.text ?? '')).toBeLessThan(310);
});

test('many short messages are shortened before they are too many to read', () => {
  const all = Array.from({ length: contextMessages }, (_, index) => turn('yes', index));
  expect(countTurnsToShorten(all.slice(0, contextMessages / 2), 100_000)).toBe(0);
  expect(all.length - countTurnsToShorten(all, 100_000)).toBeLessThanOrEqual(contextMessages / 2);
});

test('nothing is shortened while there is room, then about half, and never the last exchange', () => {
  const all = turns(40);
  expect(countTurnsToShorten(all, 10_000)).toBe(0);
  const budget = sizeOf(all);
  const count = countTurnsToShorten(all, budget);
  expect(sizeOf(all.slice(count))).toBeLessThanOrEqual(budget * 0.4);
  expect(sizeOf(all.slice(count - 1))).toBeGreaterThan(budget * 0.4);
  expect(countTurnsToShorten(all, 10)).toBe(38);
  expect(countTurnsToShorten([turn('a'), turn('b')], 1)).toBe(0);
});
