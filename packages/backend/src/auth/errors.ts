import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface AuthErrorDefinition {
  status: ContentfulStatusCode;
  msg: string;
}

/** GoTrue's public error codes. */
const authErrors = {
  anonymous_provider_disabled: { status: 422, msg: 'Anonymous sign-ins are disabled' },
  bad_code_verifier: { status: 400, msg: 'code challenge does not match previously saved code verifier' },
  bad_json: { status: 400, msg: 'Could not parse request body as JSON' },
  bad_jwt: { status: 403, msg: 'Invalid JWT: it is malformed, expired or not signed by this service' },
  bad_oauth_callback: { status: 400, msg: 'The answer of the provider is not valid' },
  bad_oauth_state: { status: 400, msg: 'OAuth state is unknown, expired or already used' },
  current_password_mismatch: { status: 400, msg: 'The current password is not right' },
  current_password_required: { status: 400, msg: 'A new password requires the current one' },
  email_exists: { status: 422, msg: 'A user with this email address has already been registered' },
  email_not_confirmed: { status: 400, msg: 'Email not confirmed' },
  identity_already_exists: { status: 422, msg: 'Identity is already linked' },
  identity_not_found: { status: 422, msg: "Identity doesn't exist" },
  insufficient_aal: { status: 422, msg: 'A session with a second factor (AAL2) is required' },
  flow_state_expired: { status: 403, msg: 'invalid flow state, flow state has expired' },
  flow_state_not_found: { status: 404, msg: 'invalid flow state, no valid flow state found' },
  invalid_api_key: { status: 401, msg: 'Invalid API key' },
  invalid_credentials: { status: 400, msg: 'Invalid login credentials' },
  manual_linking_disabled: { status: 404, msg: 'Manual linking is disabled' },
  mfa_challenge_expired: { status: 422, msg: 'MFA challenge has expired, verify against another challenge' },
  mfa_factor_name_conflict: { status: 422, msg: 'A factor with this friendly name exists already' },
  mfa_factor_not_found: { status: 404, msg: 'MFA factor with that ID not found' },
  mfa_verification_failed: { status: 422, msg: 'Invalid TOTP code entered' },
  no_authorization: { status: 401, msg: 'This endpoint requires a valid Bearer token' },
  not_admin: { status: 403, msg: 'User not allowed' },
  not_found: { status: 404, msg: 'The requested path does not exist' },
  otp_expired: { status: 403, msg: 'Token has expired or is invalid' },
  over_email_send_rate_limit: { status: 429, msg: 'Email rate limit exceeded' },
  over_request_rate_limit: { status: 429, msg: 'Request rate limit reached' },
  over_sms_send_rate_limit: { status: 429, msg: 'SMS rate limit exceeded' },
  phone_exists: { status: 422, msg: 'A user with this phone number has already been registered' },
  phone_not_confirmed: { status: 400, msg: 'Phone not confirmed' },
  phone_provider_disabled: { status: 422, msg: 'Phone sign-ups and logins are disabled' },
  provider_disabled: { status: 400, msg: 'Provider is not enabled' },
  provider_email_needs_verification: { status: 422, msg: 'The provider does not vouch for the email address' },
  reauthentication_needed: { status: 400, msg: 'Password update requires reauthentication' },
  reauthentication_not_valid: { status: 422, msg: 'Nonce has expired or is invalid' },
  refresh_token_already_used: { status: 400, msg: 'Invalid Refresh Token: Already Used' },
  refresh_token_not_found: { status: 400, msg: 'Invalid Refresh Token: Refresh Token Not Found' },
  request_too_large: { status: 413, msg: 'The request body is too large' },
  request_uri_too_long: { status: 414, msg: 'The request URL is too long' },
  saml_provider_disabled: { status: 404, msg: 'SAML 2.0 is disabled' },
  same_password: { status: 422, msg: 'New password should be different from the old password.' },
  session_not_found: { status: 403, msg: 'Session from session_id claim in JWT does not exist' },
  signup_disabled: { status: 422, msg: 'Signups not allowed for this instance' },
  single_identity_not_deletable: { status: 422, msg: 'User must have at least 1 identity after unlinking' },
  too_many_enrolled_mfa_factors: { status: 422, msg: 'Maximum number of factors reached, unenroll to continue' },
  unavailable: { status: 503, msg: 'The database is not available, try again' },
  unexpected_failure: { status: 500, msg: 'Unexpected failure, please check server logs for more information' },
  user_already_exists: { status: 422, msg: 'User already registered' },
  user_banned: { status: 403, msg: 'User is banned' },
  user_not_found: { status: 403, msg: 'User from sub claim in JWT does not exist' },
  validation_failed: { status: 400, msg: 'The request is not valid' },
  web3_provider_disabled: { status: 422, msg: 'Web3 provider is disabled' },
  weak_password: { status: 422, msg: 'Password is too weak' },
} as const satisfies Record<string, AuthErrorDefinition>;

export type AuthErrorCode = keyof typeof authErrors;

interface AuthErrorDetails {
  /** Where GoTrue answers one code with several. */
  status?: ContentfulStatusCode;
  msg?: string;
  weakPassword?: { reasons: string[] };
  retryAfter?: number;
}

export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly details: AuthErrorDetails;

  constructor(code: AuthErrorCode, details: AuthErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): ContentfulStatusCode {
    return this.details.status ?? authErrors[this.code].status;
  }

  get answer(): { code: number; error_code: AuthErrorCode; msg: string; weak_password?: { reasons: string[] } } {
    const { weakPassword, retryAfter } = this.details;
    // GoTrue's clients read the wait in the sentence: the header does not reach every origin.
    const wait = retryAfter && `For security purposes, you can only request this after ${retryAfter} seconds.`;
    const msg = this.details.msg ?? (wait || authErrors[this.code].msg);
    return {
      code: this.status,
      error_code: this.code,
      msg,
      ...(weakPassword ? { weak_password: weakPassword } : {}),
    };
  }
}
