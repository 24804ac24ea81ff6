import { expect, test } from 'vitest';
import { asks, countQuestions, endsAsking } from './questions.ts';

test.each(['how are you?', '眠れましたか？', 'كيف حالك؟', 'आप कैसे हैं?'])('%s is one question', (text) => {
  expect(countQuestions(text)).toBe(1);
  expect(endsAsking(`${text} `)).toBe(true);
});

test('a statement asks nothing', () => {
  expect(asks('今日は疲れました。')).toBe(false);
  expect(endsAsking('why? no idea')).toBe(false);
});
