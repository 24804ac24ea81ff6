import type { ServedBackend } from './served-backend.ts';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A request that supabase-js would not make. */
export async function raw(served: ServedBackend, path: string, init: RequestInit = {}): Promise<RawAnswer> {
  const response = await fetch(served.url + path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

export function postJson(served: ServedBackend, path: string, body: unknown): Promise<RawAnswer> {
  return raw(served, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: served.options.publishableKey },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
