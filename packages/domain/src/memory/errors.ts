import { refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of what is remembered. */
export const memoryErrors = {
  'memory.not_found': refusal(404),
  'memory.consent_needed': refusal(409),
  'memory.already_known': refusal(409),
  'memory.full': refusal(409),
} as const satisfies Record<string, ErrorDefinition>;
