import type { AppType } from '@alento/server/app.ts';
import { hc } from 'hono/client';
import { checkedFetch } from '#lib/http.ts';
import { serverUrl } from '#lib/server-url.ts';
import { readSession } from '#lib/session.ts';

/** A fetch in the person's name. Throws an AppError for every answer that is not a success. */
async function authorizedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const session = await readSession();
  if (session) headers.set('authorization', `Bearer ${session.accessToken}`);
  return checkedFetch(input, { ...init, headers });
}

/** The product's API, typed by the server's routes. */
export const api = hc<AppType>(serverUrl || '/', { fetch: authorizedFetch });
