import { toAppError } from '#lib/errors.ts';
import type { OAuthResponse } from '#features/account/google/read-oauth-response.ts';

/** Why the way through Google signed nobody in, as far as a person can do something about it. */
export type SignInProblem = 'cancelled' | 'expired' | 'elsewhere' | 'unverified' | 'taken' | 'closed' | 'failed';

const problems: Readonly<Record<string, SignInProblem>> = {
  bad_oauth_state: 'expired',
  flow_state_expired: 'expired',
  flow_state_not_found: 'expired',
  bad_code_verifier: 'elsewhere',
  pkce_code_verifier_not_found: 'elsewhere',
  provider_email_needs_verification: 'unverified',
  identity_already_exists: 'taken',
  email_exists: 'taken',
  signup_disabled: 'closed',
  user_banned: 'closed',
  provider_disabled: 'closed',
};

/** Of an answer that says so itself. */
export function toRefusalProblem({ error, code }: Extract<OAuthResponse, { kind: 'refusal' }>): SignInProblem {
  const known = Object.hasOwn(problems, code) ? problems[code] : undefined;
  if (known) return known;
  return error === 'access_denied' && code !== 'over_request_rate_limit' ? 'cancelled' : 'failed';
}

/** Of a code that was not taken. What may pass is the connection's or the server's failure; else the code is worn out. */
export function toExchangeProblem(caught: unknown): SignInProblem {
  const { code } = caught as { code?: unknown };
  const known = typeof code === 'string' && Object.hasOwn(problems, code) ? problems[code] : undefined;
  if (known) return known;
  return toAppError(caught).definition.status < 500 && !toAppError(caught).definition.retryable ? 'expired' : 'failed';
}
