import type { HonoRequest } from 'hono';
import { readBody } from '../http/read-body.ts';
import { readRestActor } from './actor.ts';
import type { Catalog } from './catalog.ts';
import { bodyTooLarge, unknownSchema, urlTooLong } from './errors.ts';
import { parsePrefer } from './prefer.ts';
import { parseQuery } from './query.ts';
import type { RestContext, RestRequest } from './request.ts';
import { addressTable } from './table.ts';

const maximumUrlLength = 8192;
const maximumBodyBytes = 512 * 1024;
const singleRow = 'application/vnd.pgrst.object+json';

export async function readRequest(http: HonoRequest, rest: RestContext, catalog: Catalog): Promise<RestRequest> {
  if (http.url.length > maximumUrlLength) throw urlTooLong();
  const actor = await readRestActor(http, rest.accessTokens, rest.keys);
  if ((http.header('accept-profile') ?? http.header('content-profile') ?? 'public') !== 'public') throw unknownSchema();
  return {
    sql: rest.sql,
    actor,
    table: addressTable(rest.tables, catalog, http.param('table') ?? ''),
    query: parseQuery(http.url),
    prefer: parsePrefer(http.header('prefer')),
    isSingle: http.header('accept')?.includes(singleRow) ?? false,
  };
}

/** The body of a write, as text. */
export async function readRows(http: HonoRequest): Promise<string> {
  const body = await readBody(http, maximumBodyBytes);
  if (body === undefined) throw bodyTooLarge();
  return body;
}
