import { AppError, errorCatalogue } from '@alento/domain/app-error.ts';
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { PostgrestError } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { parseErrorResponse, parseErrorText, toAppError } from '#lib/errors.ts';

const words = import.meta.glob<object>('../../../locales/*/errors.json', { import: 'default', eager: true });

function toErrorCode(caught: unknown): string {
  return toAppError(caught).code;
}

test('an AppError stays what it is', () => {
  const error = new AppError('chat.engine_busy', { params: { seconds: 3 } });
  expect(toAppError(error)).toBe(error);
});

test.each([
  ['invalid_credentials', 'account.invalid_credentials'],
  ['user_already_exists', 'account.email_taken'],
  ['weak_password', 'account.weak_password'],
  ['mfa_verification_failed', 'account.app_code_invalid'],
  ['insufficient_aal', 'account.second_step_needed'],
  ['current_password_mismatch', 'account.wrong_password'],
  ['email_address_invalid', 'account.email_invalid'],
  ['over_request_rate_limit', 'account.too_many_attempts'],
  ['refresh_token_not_found', 'account.session_expired'],
])('the auth service code %s is %s', (code, expected) => {
  expect(toErrorCode(new AuthApiError('a sentence for developers', 400, code))).toBe(expected);
});

test('a password that is on the lists of common ones is told apart from a short one', () => {
  expect(toErrorCode(new AuthWeakPasswordError('weak', 422, ['pwned']))).toBe('account.common_password');
  expect(toErrorCode(new AuthWeakPasswordError('weak', 422, ['length']))).toBe('account.weak_password');
});

test('too many attempts say how long to wait, if the auth service does', () => {
  const refusal = (message: string) => new AuthApiError(message, 429, 'over_email_send_rate_limit');
  const sentence = 'For security purposes, you can only request this after 53 seconds.';
  expect(toAppError(refusal(sentence)).params).toEqual({ seconds: 53 });
  expect(toAppError(refusal('email rate limit exceeded')).params).toEqual({});
});

test('an auth code that nobody knows falls back on its status', () => {
  expect(toErrorCode(new AuthApiError('new', 429, 'brand_new_code'))).toBe('common.rate_limited');
  expect(toErrorCode(new AuthApiError('new', 418, 'brand_new_code'))).toBe('common.internal');
});

test('a missing session asks to sign in again', () => {
  expect(toErrorCode(new AuthSessionMissingError())).toBe('account.session_expired');
});

test('a lost connection is recognised in every browser', () => {
  expect(toErrorCode(new TypeError('Failed to fetch'))).toBe('common.network');
  expect(toErrorCode(new TypeError('Load failed'))).toBe('common.network');
  expect(toErrorCode(new TypeError('NetworkError when attempting to fetch resource.'))).toBe('common.network');
  expect(toErrorCode(new AuthRetryableFetchError('Failed to fetch', 0))).toBe('common.network');
  expect(toErrorCode({ message: 'TypeError: Failed to fetch', code: '' })).toBe('common.network');
});

test('a fault of our own code is not mistaken for a lost connection', () => {
  expect(toErrorCode(new TypeError('x is not a function'))).toBe('common.internal');
});

test('a refused row is forbidden, and an expired token asks to sign in again', () => {
  const details = { message: 'row-level security', details: '', hint: '' };
  expect(toErrorCode(new PostgrestError({ ...details, code: '42501' }))).toBe('common.forbidden');
  expect(toErrorCode(new PostgrestError({ ...details, code: 'PGRST303' }))).toBe('account.session_expired');
});

test.each([[undefined], [null], ['a string'], [42]])('%j is an internal error', (caught) => {
  expect(toErrorCode(caught)).toBe('common.internal');
});

test('an answer of the API carries its code and parameters', async () => {
  const body = { error: { code: 'chat.session_closed', params: { count: 2 }, requestId: 'r' } };
  const error = await parseErrorResponse(Response.json(body, { status: 409 }));
  expect(error.code).toBe('chat.session_closed');
  expect(error.params).toEqual({ count: 2 });
});

test('an answer of something in between falls back on its status', async () => {
  expect((await parseErrorResponse(new Response('<h1>Bad gateway</h1>', { status: 502 }))).code).toBe(
    'common.unavailable',
  );
  expect((await parseErrorResponse(Response.json({ error: { code: 'x.y' } }, { status: 404 }))).code).toBe(
    'common.not_found',
  );
});

test('a text that is no error of ours is the error the caller names', () => {
  expect(parseErrorText('half a stre', 'chat.reply_interrupted').code).toBe('chat.reply_interrupted');
  expect(parseErrorText('null').code).toBe('common.internal');
});

test.each(Object.keys(words))('%s has a sentence for every error code', (file) => {
  const sentences = words[file] as Record<string, Record<string, string> | undefined>;
  const missing = Object.keys(errorCatalogue).filter((code) => {
    const [feature = '', reason = ''] = code.split('.');
    return !sentences[feature]?.[reason];
  });
  expect(missing).toEqual([]);
});
