import { passing, refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of accounts and profiles, as the person meets them. */
export const accountErrors = {
  'account.picture_too_large': refusal(413),
  'account.picture_kind': refusal(415),
  'account.picture_unreadable': refusal(422),
  'account.picture_not_uploaded': passing(503),

  'account.invalid_credentials': refusal(400),
  'account.email_taken': refusal(422),
  'account.email_invalid': refusal(400),
  'account.email_not_confirmed': refusal(400),
  'account.weak_password': refusal(422),
  'account.too_many_attempts': passing(429),
  'account.session_expired': refusal(401),
  'account.code_invalid': refusal(403),
  'account.reauthentication_needed': refusal(403),
  // An account that is to be deleted, until the person takes it back or it is gone.
  'account.deletion_pending': refusal(403),
  'account.deletion_under_way': refusal(409),
} as const satisfies Record<string, ErrorDefinition>;
