import { passing, type ErrorDefinition } from '../common/errors.ts';

/** Errors of writing to support. */
export const supportErrors = {
  'support.too_often': passing(429),
} as const satisfies Record<string, ErrorDefinition>;
