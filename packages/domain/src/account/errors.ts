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
  // Passwords, and the second step of signing in.
  'account.common_password': refusal(422),
  'account.same_password': refusal(422),
  'account.wrong_password': refusal(400),
  'account.second_step_needed': refusal(403),
  'account.app_code_invalid': refusal(422),
  'account.recovery_code_invalid': refusal(403),
  // Age, and guardians of minors.
  'account.adults_only': refusal(403),
  'account.age_needed': refusal(403),
  'account.guardian_needed': refusal(403),
  'account.age_settled': refusal(409),
  'account.guardian_is_self': refusal(422),
  'account.guardian_mail_limit': passing(429),
  'account.guardian_link_over': refusal(410),
  // An account that is to be deleted, until the person takes it back or it is gone.
  'account.deletion_pending': refusal(403),
  'account.deletion_under_way': refusal(409),
} as const satisfies Record<string, ErrorDefinition>;
