import { accountErrors } from './account/errors.ts';
import { adminErrors } from './admin/errors.ts';
import { assessmentsErrors } from './assessments/errors.ts';
import { billingErrors } from './billing/errors.ts';
import { chatErrors } from './chat/errors.ts';
import { commonErrors, type ErrorDefinition } from './common/errors.ts';
import { legalErrors } from './legal/errors.ts';
import { memoryErrors } from './memory/errors.ts';
import { remindersErrors } from './reminders/errors.ts';
import { safetyErrors } from './safety/errors.ts';
import { supportErrors } from './support/errors.ts';
import { voiceErrors } from './voice/errors.ts';

/** Every error a person or a client can meet. */
export const errorCatalogue = {
  ...commonErrors,
  ...accountErrors,
  ...adminErrors,
  ...assessmentsErrors,
  ...billingErrors,
  ...chatErrors,
  ...legalErrors,
  ...memoryErrors,
  ...remindersErrors,
  ...safetyErrors,
  ...supportErrors,
  ...voiceErrors,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Values a translated error sentence may mention. Never a person's words. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** Whether a string is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}

/** The one error type of the product: a catalogued code, its parameters, and the cause for the log. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, options: { params?: ErrorParams; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.params = options.params ?? {};
  }

  get definition(): ErrorDefinition {
    return errorCatalogue[this.code];
  }
}

/** Recognises an AppError by its shape, so that a second copy of this module makes no difference. */
export function isAppError(value: unknown): value is AppError {
  return value instanceof Error && value.name === 'AppError' && 'code' in value && isErrorCode(value.code);
}
