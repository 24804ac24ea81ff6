import { AppError, type ErrorCode, type ErrorParams, isAppError, isErrorCode } from '@alento/domain/app-error.ts';

/** What the auth service calls its refusals, in our words. */
const authCodes: Readonly<Record<string, ErrorCode>> = {
  invalid_credentials: 'account.invalid_credentials',
  user_not_found: 'account.invalid_credentials',
  user_already_exists: 'account.email_taken',
  email_exists: 'account.email_taken',
  email_address_invalid: 'account.email_invalid',
  email_not_confirmed: 'account.email_not_confirmed',
  otp_expired: 'account.code_invalid',
  reauthentication_needed: 'account.reauthentication_needed',
  weak_password: 'account.weak_password',
  same_password: 'account.same_password',
  current_password_mismatch: 'account.wrong_password',
  current_password_required: 'account.reauthentication_needed',
  reauthentication_not_valid: 'account.code_invalid',
  insufficient_aal: 'account.second_step_needed',
  mfa_verification_failed: 'account.app_code_invalid',
  mfa_challenge_expired: 'account.app_code_invalid',
  over_request_rate_limit: 'account.too_many_attempts',
  over_email_send_rate_limit: 'account.too_many_attempts',
  session_expired: 'account.session_expired',
  session_not_found: 'account.session_expired',
  refresh_token_not_found: 'account.session_expired',
  refresh_token_already_used: 'account.session_expired',
  bad_jwt: 'account.session_expired',
  no_authorization: 'account.session_expired',
  validation_failed: 'common.invalid_input',
  bad_json: 'common.invalid_json',
  request_timeout: 'common.timeout',
  signup_disabled: 'common.forbidden',
  user_banned: 'common.forbidden',
  // Row access, by PostgREST's and PostgreSQL's codes.
  PGRST301: 'account.session_expired',
  PGRST303: 'account.session_expired',
  '42501': 'common.forbidden',
  '57014': 'common.timeout',
};

const statusCodes: Readonly<Record<number, ErrorCode>> = {
  0: 'common.network',
  400: 'common.invalid_input',
  401: 'account.session_expired',
  403: 'common.forbidden',
  404: 'common.not_found',
  413: 'common.payload_too_large',
  415: 'common.unsupported_media_type',
  422: 'common.invalid_input',
  429: 'common.rate_limited',
  502: 'common.unavailable',
  503: 'common.unavailable',
  504: 'common.timeout',
};

const networkFailure = /failed to fetch|networkerror|load failed|network request failed|fetch failed/i;

interface Described {
  error?: unknown;
  name?: unknown;
  code?: unknown;
  status?: unknown;
  message?: unknown;
  reasons?: unknown;
}

/** Anything caught, as an AppError. Recognised by codes and statuses, never by a sentence but a browser's own. */
export function toAppError(caught: unknown): AppError {
  if (isAppError(caught)) return caught;
  if (typeof caught !== 'object' || caught === null) return new AppError('common.internal', { cause: caught });
  const code = toErrorCode(caught);
  return new AppError(code, { params: code === 'account.too_many_attempts' ? readWait(caught) : {}, cause: caught });
}

/** Supabase says only in its sentence how long to wait: a header would not reach another origin. */
function readWait({ message }: Described): ErrorParams {
  const [, seconds] = /after (\d+) seconds?/.exec(String(message)) ?? [];
  return seconds === undefined ? {} : { seconds: Number(seconds) };
}

function toErrorCode({ name, code, status, message, reasons, error }: Described): ErrorCode {
  // Our own answer, where it came by another client.
  const inner = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (isErrorCode(inner)) return inner;
  if (code === 'weak_password' && Array.isArray(reasons) && reasons.includes('pwned')) return 'account.common_password';
  if (typeof code === 'string' && Object.hasOwn(authCodes, code)) return authCodes[code] ?? 'common.internal';
  if (name === 'AuthSessionMissingError') return 'account.session_expired';
  if (name === 'TimeoutError') return 'common.timeout';
  if (name === 'AbortError') return 'common.network';
  if (typeof message === 'string' && networkFailure.test(message)) return 'common.network';
  if (typeof status === 'number') return statusCodes[status] ?? 'common.internal';
  return 'common.internal';
}

/** The error that a failed answer of our API carries, or the one its status stands for. */
export async function parseErrorResponse(response: Response): Promise<AppError> {
  const body = await response.text().catch(() => '');
  return parseErrorText(body, statusCodes[response.status] ?? 'common.internal');
}

/** Reads `{ error: { code, params } }` from a text; the end of a failed stream has the same shape. */
export function parseErrorText(text: string, otherwise: ErrorCode = 'common.internal'): AppError {
  const error = readError(text);
  if (!isErrorCode(error?.code)) return new AppError(otherwise);
  return new AppError(error.code, { params: error.params ?? {} });
}

function readError(text: string): { code?: unknown; params?: ErrorParams } | undefined {
  try {
    const body = JSON.parse(text) as { error?: { code?: unknown; params?: ErrorParams } } | null;
    return body?.error;
  } catch {
    return undefined;
  }
}
