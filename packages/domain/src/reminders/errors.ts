import { refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of reminders. */
export const remindersErrors = {
  /** The endpoint belongs to no push service that the server sends to. */
  'reminders.unknown_push_service': refusal(422),
} as const satisfies Record<string, ErrorDefinition>;
