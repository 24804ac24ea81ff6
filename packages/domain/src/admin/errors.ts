import { passing, refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of what only operators may do. */
export const adminErrors = {
  'admin.permission_required': refusal(403),
  'admin.account_not_found': refusal(404),
  'admin.report_not_found': refusal(404),
  'admin.message_not_found': refusal(404),
  'admin.member_not_found': refusal(404),
  'admin.engine_not_found': refusal(404),
  'admin.address_unproved': refusal(409),
  'admin.last_admin': refusal(409),
  'admin.own_account': refusal(409),
  'admin.no_open_question': refusal(409),
  'admin.mail_not_sent': passing(503),
} as const satisfies Record<string, ErrorDefinition>;
