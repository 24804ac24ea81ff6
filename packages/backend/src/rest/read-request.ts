import type { HonoRequest } from 'hono';
import type { Actor } from '../database.ts';
import { readBody } from '../http/read-body.ts';
import { readRestActor } from './actor.ts';
import type { Catalog } from './catalog.ts';
import { countAttempt } from '../auth/consume-attempt.ts';
import { bodyTooLarge, tooManyRequests, unknownMediaType, unknownSchema, urlTooLong } from './errors.ts';
import { parsePrefer } from './prefer.ts';
import { parseQuery } from './query.ts';
import type { RestContext, RestRequest } from './request.ts';
import { addressTable } from './table.ts';

const maximumUrlLength = 8192;
const maximumBodyBytes = 64 * 1024;
// The operator's own servers move more.
const maximumOperatorBytes = 512 * 1024;
const maximumAcceptLength = 200;
const singleRow = 'application/vnd.pgrst.object+json';
const csv = 'text/csv';
const mediaTypes = new Set([singleRow, csv, 'application/json', 'application/*', '*/*']);

export async function readRequest(http: HonoRequest, rest: RestContext, catalog: Catalog): Promise<RestRequest> {
  if (http.url.length > maximumUrlLength) throw urlTooLong();
  const actor = await readRestActor(http, rest.accessTokens, rest.keys);
  await countRequest(rest, actor);
  if ((http.header('accept-profile') ?? http.header('content-profile') ?? 'public') !== 'public') throw unknownSchema();
  const wanted = readMediaTypes(http.header('accept'));
  return {
    sql: rest.sql,
    actor,
    table: addressTable(rest.tables, catalog, http.param('table') ?? ''),
    query: parseQuery(http.url),
    prefer: parsePrefer(http.header('prefer')),
    isSingle: wanted.includes(singleRow),
    isCsv: wanted[0] === csv,
  };
}

/** Counts a request of a person, whatever becomes of it. The operator has no limit. */
async function countRequest({ sql, limits }: RestContext, { session }: Actor): Promise<void> {
  if (!session) return;
  const attempt = { kind: 'rest.person', subject: session.personId, limit: limits.restPerPerson };
  const retryAfter = await countAttempt(sql, attempt);
  if (retryAfter !== undefined) throw tooManyRequests(retryAfter);
}

/** What the client can read, without how much it likes it; one that reads no JSON is refused. */
function readMediaTypes(accept = '*/*'): string[] {
  const types = accept.split(',').map((type) => type.replaceAll(/;\s*(?:q|charset)=[^;]*/g, '').trim());
  if (!types.some((type) => mediaTypes.has(type))) throw unknownMediaType(accept.slice(0, maximumAcceptLength));
  return types;
}

/** The body of a write, as text. */
export async function readRows(http: HonoRequest, { role }: Actor): Promise<string> {
  const body = await readBody(http, role === 'service_role' ? maximumOperatorBytes : maximumBodyBytes);
  if (body === undefined) throw bodyTooLarge();
  return body;
}
