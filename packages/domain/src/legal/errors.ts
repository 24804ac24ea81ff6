import { refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of accepting privacy and terms. */
export const legalErrors = {
  'legal.terms_outdated': refusal(409),
} as const satisfies Record<string, ErrorDefinition>;
