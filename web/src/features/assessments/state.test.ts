import { expect, test } from 'vitest';
import { dropSheet, keepSheet, openSheet } from './state.ts';

test('a sheet that was left is found again with its answers and the language they were given in', () => {
  expect(openSheet('ana', 'phq9').language).toBeNull();
  const begun = { ...openSheet('ana', 'phq9'), language: 'en' as const };
  keepSheet('ana', 'phq9', begun);
  const answered = { ...begun, answers: begun.answers.with(8, 1) };
  keepSheet('ana', 'phq9', answered);
  expect(openSheet('ana', 'phq9')).toEqual(answered);
  expect(openSheet('bea', 'phq9').language).toBeNull();
  dropSheet('ana', 'phq9');
  expect(openSheet('ana', 'phq9').language).toBeNull();
});
