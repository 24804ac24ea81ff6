import { Hono, type Context } from 'hono';
import { isUnavailable, logUnexpected } from '../http/unexpected.ts';
import type { RestAnswer } from './answer.ts';
import { createCatalog, type Catalog } from './catalog.ts';
import { databaseRefusal } from './database-error.ts';
import { deleteRows } from './delete-rows.ts';
import { RestError, unavailable, unexpected, unknownFunction, unknownTable } from './errors.ts';
import { insertRows } from './insert-rows.ts';
import { readRequest, readRows } from './read-request.ts';
import type { RestContext, RestRequest } from './request.ts';
import { selectRows } from './select-rows.ts';
import { updateRows } from './update-rows.ts';

/** Everything under /rest/v1. */
export function restRoutes(rest: RestContext): Hono {
  const app = new Hono();
  const catalog = createCatalog(rest.sql, rest.tables);

  app.get('/:table', (c) => answer(c, rest, catalog, selectRows));
  app.post('/:table', (c) =>
    answer(c, rest, catalog, async (request) => insertRows(request, await readRows(c.req, request.actor))),
  );
  app.patch('/:table', (c) =>
    answer(c, rest, catalog, async (request) => updateRows(request, await readRows(c.req, request.actor))),
  );
  app.delete('/:table', (c) => answer(c, rest, catalog, deleteRows));
  app.all('/rpc/:name', (c) => {
    throw unknownFunction(c.req.param('name'));
  });
  app.all('*', (c) => {
    throw unknownTable(c.req.path.split('/').at(-1) ?? '');
  });
  app.onError((error, c) => answerError(rest, error, c));
  return app;
}

async function answer(
  c: Context<object, string>,
  rest: RestContext,
  catalog: () => Promise<Catalog>,
  verb: (request: RestRequest) => Promise<RestAnswer>,
): Promise<Response> {
  const request = await readRequest(c.req, rest, await catalog());
  const { status, body, contentRange } = await verb(request).catch((error: unknown) => {
    throw databaseRefusal(error, request.actor.role) ?? error;
  });
  c.header('Cache-Control', 'no-store');
  if (contentRange) c.header('Content-Range', contentRange);
  if (body !== null) c.header('Content-Type', `${request.isCsv ? 'text/csv' : 'application/json'}; charset=utf-8`);
  return c.newResponse(body, status);
}

function answerError(rest: RestContext, error: Error, c: Context): Response {
  const refusal = error instanceof RestError ? error : toAuthError(rest, error);
  if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
  return c.json(refusal.answer, refusal.status);
}

function toAuthError({ log }: RestContext, error: Error): RestError {
  logUnexpected(log, error);
  return isUnavailable(error) ? unavailable() : unexpected();
}
