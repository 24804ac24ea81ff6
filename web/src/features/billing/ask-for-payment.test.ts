import { AppError } from '@alento/domain/app-error.ts';
import { expect, test, vi } from 'vitest';
import { askForPayment } from './ask-for-payment.ts';
import { verifyCheckout } from './data.ts';

vi.mock('./data.ts', () => ({ verifyCheckout: vi.fn<typeof verifyCheckout>() }));
const verify = vi.mocked(verifyCheckout);

test.each([
  ['confirmed', 'confirmed'],
  ['processing', 'processing'],
  ['open', 'unknown'],
] as const)('a payment that is %s is %s', async (status, expected) => {
  verify.mockResolvedValue(status);
  expect(await askForPayment('cs_1')).toBe(expected);
});

test.each([
  ['billing.checkout_not_found', 'unknown'],
  ['common.invalid_input', 'unknown'],
  ['billing.not_configured', 'unknown'],
  ['billing.provider_failed', 'processing'],
  ['common.network', 'processing'],
  ['common.rate_limited', 'processing'],
] as const)('after %s it is %s', async (code, expected) => {
  verify.mockRejectedValue(new AppError(code));
  expect(await askForPayment('cs_1')).toBe(expected);
});
