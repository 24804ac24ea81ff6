import { refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of reminders. */
export const remindersErrors = {
  /** Whoever brings notifications to this browser is nobody the server hands anything to. */
  'reminders.unknown_push_service': refusal(422),
} as const satisfies Record<string, ErrorDefinition>;
