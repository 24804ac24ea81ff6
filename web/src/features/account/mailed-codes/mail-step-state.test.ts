import { expect, test } from 'vitest';
import { readMailStepState } from '#features/account/mailed-codes/mail-step-state.ts';

test('what a screen has handed over is read', () => {
  const mailed = { email: 'ana@example.com', name: 'Ana', sentAt: 1 };
  expect(readMailStepState(mailed)).toEqual(mailed);
});

test.each([null, undefined, 'text', { email: 7, sentAt: 'now' }])('%j hands nothing over', (state) => {
  expect(readMailStepState(state)).toEqual({ email: '', name: '', sentAt: undefined });
});
