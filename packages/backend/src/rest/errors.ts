import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DatabaseRole } from '../database.ts';
import { retryAfterSeconds } from '../http/unexpected.ts';

interface RestErrorDefinition {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
  /** In seconds. */
  retryAfter?: number;
}

/** A refusal in PostgREST's shape and with its codes. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: ContentfulStatusCode;
  readonly answer: object;
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, details = null, hint = null, retryAfter }: RestErrorDefinition) {
    super(code);
    this.status = status;
    this.retryAfter = retryAfter;
    this.answer = { code, details, hint, message };
  }
}

export const unreadableQuery = (what: string): RestError =>
  new RestError({ status: 400, code: 'PGRST100', message: `Could not parse ${what}` });

export const unreadableBody = (message: string): RestError => new RestError({ status: 400, code: 'PGRST102', message });

export const unknownColumn = (table: string, column: string): RestError =>
  new RestError({
    status: 400,
    code: 'PGRST204',
    message: `Could not find the '${column}' column of '${table}' in the schema cache`,
  });

/** PostgreSQL's own refusal of a column that a query reads. */
export const undefinedColumn = (table: string, column: string): RestError =>
  new RestError({ status: 400, code: '42703', message: `column ${table}.${column} does not exist` });

export const unknownRelationship = (table: string, other: string): RestError =>
  new RestError({
    status: 400,
    code: 'PGRST200',
    message: `Could not find a relationship between '${table}' and '${other}' in the schema cache`,
  });

export const unknownFunction = (name: string): RestError =>
  new RestError({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function public.${name} in the schema cache`,
  });

export const pastTheEnd = (offset: number, total: number): RestError =>
  new RestError({
    status: 416,
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
  });

export const unknownTable = (table: string): RestError =>
  new RestError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table 'public.${table}' in the schema cache`,
  });

export const notOneRow = (rows: number): RestError =>
  new RestError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });

export const tooManyRows = (rows: number): RestError =>
  new RestError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });

export const unknownMediaType = (accept: string): RestError =>
  new RestError({ status: 406, code: 'PGRST107', message: `None of these media types are available: ${accept}` });

export const forbiddenVerb = (table: string, role: DatabaseRole): RestError =>
  new RestError({ status: forbiddenStatus(role), code: '42501', message: `permission denied for table ${table}` });

export const forbiddenStatus = (role: DatabaseRole): 401 | 403 => (role === 'anon' ? 401 : 403);

/** What pg_safeupdate answers on Supabase. */
export const unfilteredWrite = (verb: 'UPDATE' | 'DELETE'): RestError =>
  new RestError({ status: 400, code: '21000', message: `${verb} requires a WHERE clause` });

export const unknownSchema = (): RestError =>
  new RestError({
    status: 406,
    code: 'PGRST106',
    message: 'Invalid schema',
    hint: 'Only the following schemas are exposed: public',
  });

export const expiredToken = (): RestError => new RestError({ status: 401, code: 'PGRST303', message: 'JWT expired' });

export const invalidToken = (): RestError => new RestError({ status: 401, code: 'PGRST301', message: 'JWT invalid' });

export const endedSession = (): RestError =>
  new RestError({ status: 401, code: 'PGRST303', message: 'The session of the JWT has ended' });

export const invalidApiKey = (): RestError =>
  new RestError({ status: 401, code: 'PGRST301', message: 'Invalid API key' });

export const tooManyRequests = (retryAfter: number): RestError =>
  new RestError({ status: 429, code: 'PGRST429', message: 'Too many requests', retryAfter });

export const tooManyRowsAtOnce = (maximum: number): RestError =>
  new RestError({ status: 413, code: 'PGRST102', message: `At most ${maximum} rows at once` });

export const bodyTooLarge = (): RestError =>
  new RestError({ status: 413, code: 'PGRST102', message: 'The request body is too large' });

export const urlTooLong = (): RestError =>
  new RestError({ status: 414, code: 'PGRST100', message: 'The request URL is too long' });

export const unavailable = (): RestError =>
  new RestError({
    status: 503,
    code: 'PGRST001',
    message: 'Could not connect with the database',
    retryAfter: retryAfterSeconds,
  });

export const unexpected = (): RestError =>
  new RestError({ status: 500, code: 'PGRST000', message: 'Unexpected failure' });
