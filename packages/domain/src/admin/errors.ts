import { refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of what only operators may do. */
export const adminErrors = {
  'admin.permission_required': refusal(403),
  'admin.account_not_found': refusal(404),
  'admin.report_not_found': refusal(404),
} as const satisfies Record<string, ErrorDefinition>;
