import type { LogEvent } from '../events.ts';

// PostgreSQL is starting, stopping, out of connections, disk or memory, or gone, or gave one of two that waited for each
// other up; or this process is out of disk or of files it may open.
const unavailable = /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|ENOENT|ENOSPC|EMFILE|ENFILE|EPIPE|57P0|53|08|40001|40P01)/;

/** Seconds after which what is unavailable may be asked for again. */
export const retryAfterSeconds = 5;

/** Logs an unexpected error without its message, which may quote user data or SQL. */
export function logUnexpected(log: LogEvent, error: unknown): void {
  const trace = error instanceof Error ? stackFrames(error) : undefined;
  log({ level: 'error', code: 'backend.unexpected', reason: errorReason(error), ...(trace ? { trace } : {}) });
}

export function isUnavailable(error: unknown): boolean {
  return unavailable.test(errorReason(error));
}

/** PostgreSQL's or Node's code, else the name of the error. */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

function stackFrames(error: Error): string | undefined {
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line));
  return frames
    ?.slice(0, 4)
    .map((line) => line.trim())
    .join('; ');
}
