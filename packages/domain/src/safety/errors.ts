import { refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of the safety plan. */
export const safetyErrors = {
  'safety.plan_changed': refusal(409),
} as const satisfies Record<string, ErrorDefinition>;
