import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { sessionEnded, type DatabaseRole } from '../database.ts';
import { DatabaseError } from '@alento/sql/sql.ts';
import { endedSession, forbiddenStatus, RestError } from './errors.ts';

/** What PostgreSQL refuses because of the request, with PostgREST's status; undefined for every other error. */
export function databaseRefusal(error: unknown, role: DatabaseRole): RestError | undefined {
  if (!(error instanceof DatabaseError) || !error.code) return undefined;
  const { code, message, detail = null } = error;
  if (code === sessionEnded) return endedSession();
  const status = statusOf(code, role) ?? chosenStatus(code);
  // Only the details of a key repeat nothing but what the caller sent; a failing row shows columns they may not see.
  const details = code === '23505' || code === '23503' ? detail : null;
  return status && new RestError({ status, code, message, details });
}

// PostgREST's way for a function of the database to choose the status: PT429 is answered with 429.
function chosenStatus(code: string): ContentfulStatusCode | undefined {
  const [, digits] = /^PT(4\d\d)$/.exec(code) ?? [];
  return digits === undefined ? undefined : (Number(digits) as ContentfulStatusCode);
}

function statusOf(code: string, role: DatabaseRole): ContentfulStatusCode | undefined {
  switch (code) {
    case '42501':
      return forbiddenStatus(role);
    case '23503':
    case '23505':
      return 409;
    // The statement timed out, or waited too long for another transaction's lock.
    case '57014':
    case '55P03':
      return 504;
    // Nested too deeply to be read, or too long for an index.
    case '54000':
    case '54001':
      return 413;
    // What PostgreSQL cannot do with a value, such as the age of somebody born at `-infinity`.
    case '0A000':
    // A trigger's refusal; ON CONFLICT without such a constraint, or twice on one row; an operator the type lacks.
    case 'P0001':
    case '42P10':
    case '21000':
    case '42804':
    case '42883':
    case '428C9':
      return 400;
    default:
      return code.startsWith('22') || code.startsWith('23') ? 400 : undefined;
  }
}
