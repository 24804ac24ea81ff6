import { AppError } from '@alento/domain/app-error.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { shouldRetryMutation, shouldRetryQuery } from '#lib/query-client.ts';

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

test('without a connection nothing is tried again', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(shouldRetryQuery(0, new AppError('common.network'))).toBe(false);
});

test('a query is tried again twice', () => {
  const error = new AppError('common.unavailable');
  expect([0, 1, 2].map((failures) => shouldRetryQuery(failures, error))).toEqual([true, true, false]);
});

test('what is not there or not allowed is not asked for again', () => {
  expect(shouldRetryQuery(0, new AppError('common.not_found'))).toBe(false);
  expect(shouldRetryQuery(0, new AppError('chat.session_not_found'))).toBe(false);
  expect(shouldRetryQuery(0, new AppError('common.forbidden'))).toBe(false);
});

test('a change is sent again once, and only after a failure that may pass', () => {
  expect(shouldRetryMutation(0, new AppError('common.network'))).toBe(true);
  expect(shouldRetryMutation(1, new AppError('common.network'))).toBe(false);
  expect(shouldRetryMutation(0, new AppError('common.rate_limited'))).toBe(false);
  expect(shouldRetryMutation(0, new AppError('account.invalid_credentials'))).toBe(false);
});
