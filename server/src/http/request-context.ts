import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { randomUUID } from 'node:crypto';
import type { AppEnv, Services } from './context.ts';
import { corsHeaders } from './cors.ts';
import { apiContentPolicy, securityHeaders, sharedResource, strictTransport } from './security-headers.ts';

const api = /^\/api(\/|$)/;
// Files say for themselves how long they are kept.
const unkept = /^\/(?:api|auth\/v1|rest\/v1)(?:\/|$)/;
const files = /^\/storage\/v1\//;

/** Gives each request its id, its headers and its line in the log: pattern, status and time, never what it carried. */
export function requestContext(services: Services, publicUrl: string | undefined, appOrigins: readonly string[]) {
  const transport = publicUrl?.startsWith('https:') ? strictTransport : {};
  return createMiddleware<AppEnv>(async (c, next) => {
    const began = performance.now();
    const isApi = api.test(c.req.path);
    const isData = unkept.test(c.req.path) || files.test(c.req.path);
    const isPreflight = isApi && c.req.method === 'OPTIONS';
    const requestId = randomUUID();
    const baseHeaders = {
      ...securityHeaders,
      ...transport,
      ...(files.test(c.req.path) ? sharedResource : {}),
      ...(unkept.test(c.req.path) ? { 'cache-control': 'no-store' } : {}),
      'x-request-id': requestId,
      ...(isData ? { 'content-security-policy': apiContentPolicy } : {}),
      ...(isApi ? corsHeaders(appOrigins, c.req.header('origin'), isPreflight) : {}),
    };
    c.set('services', services);
    c.set('requestId', requestId);
    c.set('baseHeaders', baseHeaders);

    if (isPreflight) return c.body(null, 204, baseHeaders);
    await next();
    // A reply stream has written its own headers, these among them.
    if (!c.env.outgoing?.headersSent) addHeaders(c.res.headers, baseHeaders);
    services.log.info({
      requestId,
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      ms: Math.round(performance.now() - began),
      code: c.var.errorCode,
    });
    return undefined;
  });
}

function addHeaders(headers: Headers, added: Record<string, string>): void {
  for (const [name, value] of Object.entries(added)) {
    if (name === 'vary') headers.append(name, value);
    else if (!headers.has(name)) headers.set(name, value);
  }
}
