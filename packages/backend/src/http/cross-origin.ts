import type { Context, Next } from 'hono';
import { cors } from 'hono/cors';

const exposed = ['Content-Range', 'Retry-After'];
const answerPreflight = cors({ origin: '*', exposeHeaders: exposed, maxAge: 7200 });

/**
 * Lets any origin ask: tokens travel in a header and never in a cookie, and the app of a phone has an origin of its own.
 * Hono's middleware answers preflights only, since it would rebuild every other answer.
 */
export async function crossOrigin(c: Context, next: Next): Promise<Response | void> {
  if (c.req.method === 'OPTIONS') return answerPreflight(c, next);
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', exposed.join(','));
  await next();
}
