import type { AppType } from '@alento/server/app.ts';
import { hc } from 'hono/client';
import { checkedFetch } from '#lib/http.ts';
import { serverUrl } from '#lib/server-url.ts';
import { readStoredSession } from '#lib/stored-session.ts';
import { getSupabase } from '#lib/supabase.ts';

/** The bearer token of the current session; one that is about to expire is renewed by supabase-js, which is heavy. */
async function accessToken(): Promise<string | undefined> {
  const kept = readStoredSession();
  if (kept.status === 'kept') return kept.accessToken;
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  return data.session?.access_token;
}

/** A fetch in the person's name. Throws an AppError for every answer that is not a success. */
async function authorizedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = await accessToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  return checkedFetch(input, { ...init, headers });
}

/** The product's API, typed by the server's routes. */
export const api = hc<AppType>(serverUrl || '/', { fetch: authorizedFetch });
