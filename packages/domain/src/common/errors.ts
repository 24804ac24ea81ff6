/** What the rest of the system needs to know about one error code. */
export interface ErrorDefinition {
  /** HTTP status it is answered with. */
  readonly status: number;
  /** True if the same request can succeed later without a change. */
  readonly retryable: boolean;
  /** True if an operator should hear of it. */
  readonly reportable: boolean;
}

/** The request is at fault: a retry fails again, and nothing needs to be logged. */
export function refusal(status: number): ErrorDefinition {
  return { status, retryable: false, reportable: false };
}

/** A passing condition: the same request may succeed later. */
export function passing(status: number): ErrorDefinition {
  return { status, retryable: true, reportable: false };
}

/** A fault of ours or of a part we depend on: worth a retry and worth a report. */
export function fault(status: number): ErrorDefinition {
  return { status, retryable: true, reportable: true };
}

/** Errors that belong to no feature. */
export const commonErrors = {
  'common.internal': fault(500),
  'common.unavailable': fault(503),
  'common.under_maintenance': passing(503),
  'common.timeout': passing(504),
  'common.network': passing(503),
  'common.invalid_json': refusal(400),
  'common.invalid_input': refusal(400),
  'common.unsupported_media_type': refusal(415),
  'common.payload_too_large': refusal(413),
  'common.unauthenticated': refusal(401),
  'common.forbidden': refusal(403),
  'common.not_found': refusal(404),
  'common.rate_limited': passing(429),
  /** The device has no room left, or its browser keeps nothing: what was written is on the page alone. */
  'common.device_full': refusal(507),
  'common.device_denied': refusal(507),
} as const satisfies Record<string, ErrorDefinition>;
