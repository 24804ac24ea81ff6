import { refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of assessments. */
export const assessmentsErrors = {
  /** Answered less than fourteen days ago. */
  'assessments.too_soon': refusal(409),
} as const satisfies Record<string, ErrorDefinition>;
