import { expect, test } from 'vitest';
import { readMailed } from '#features/account/read-mailed.ts';

test('what a screen has handed over is read', () => {
  const mailed = { email: 'ana@example.com', name: 'Ana', sentAt: 1 };
  expect(readMailed(mailed)).toEqual(mailed);
});

test.each([null, undefined, 'text', { email: 7, sentAt: 'now' }])('%j hands nothing over', (state) => {
  expect(readMailed(state)).toEqual({ email: '', name: '', sentAt: undefined });
});
