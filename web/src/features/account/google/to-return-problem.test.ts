import { expect, test } from 'vitest';
import { toExchangeProblem, toRefusalProblem } from '#features/account/google/to-return-problem.ts';

test.each([
  ['access_denied', 'bad_oauth_callback', 'cancelled'],
  ['access_denied', '', 'cancelled'],
  ['access_denied', 'provider_email_needs_verification', 'unverified'],
  ['access_denied', 'user_banned', 'closed'],
  ['access_denied', 'signup_disabled', 'closed'],
  ['access_denied', 'over_request_rate_limit', 'failed'],
  ['invalid_request', 'bad_oauth_state', 'expired'],
  ['invalid_request', 'flow_state_expired', 'expired'],
  ['invalid_request', 'identity_already_exists', 'taken'],
  ['temporarily_unavailable', 'unavailable', 'failed'],
  ['', 'constructor', 'failed'],
])('%s with %j is called %s', (error, code, problem) => {
  expect(toRefusalProblem({ kind: 'refusal', error, code })).toBe(problem);
});

test.each([
  [{ code: 'bad_code_verifier', status: 400 }, 'elsewhere'],
  [{ code: 'flow_state_not_found', status: 404 }, 'expired'],
  [{ code: 'identity_already_exists', status: 422 }, 'taken'],
  [{ status: 400 }, 'expired'],
  [{ status: 503 }, 'failed'],
  [{ name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }, 'failed'],
])('an exchange that fails with %j is called %s', (caught, problem) => {
  expect(toExchangeProblem(caught)).toBe(problem);
});
