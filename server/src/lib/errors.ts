/** The code of a caught error, if it has one; an unknown error's message never reaches a log. */
export function errorCodeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** The code of PostgreSQL for a row that names another which is not there, such as a person who is gone. */
export const foreignKeyViolation = '23503';

/** Where an error came from: the frames of its stack, without the message above them. */
export function traceOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return [];
  const frames = error.stack.slice(error.stack.indexOf(error.message) + error.message.length).split('\n');
  return frames
    .map((frame) => frame.trim())
    .filter((frame) => frame.startsWith('at '))
    .slice(0, 6);
}
