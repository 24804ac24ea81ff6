/** The `code` of a caught error, else its name. Log this instead of the message, which may quote user data. */
export function errorCodeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** SQLSTATE of a unique violation, for example an id that another user's row has. */
export const uniqueViolation = '23505';

/** SQLSTATE of a foreign key violation, for example after the user was erased. */
export const foreignKeyViolation = '23503';

/** The stack frames of an error without its message. */
export function getStackFrames(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return [];
  const frames = error.stack.slice(error.stack.indexOf(error.message) + error.message.length).split('\n');
  return frames
    .map((frame) => frame.trim())
    .filter((frame) => frame.startsWith('at '))
    .slice(0, 6);
}
