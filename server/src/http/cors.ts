/** Where the app runs inside Capacitor's web view. */
const appOrigins = new Set(['capacitor://localhost', 'https://localhost', 'http://localhost', 'ionic://localhost']);

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, HEAD',
  'access-control-allow-headers':
    'authorization, content-type, apikey, x-client-info, x-supabase-api-version, prefer, range, accept-profile, content-profile',
  'access-control-max-age': '86400',
};

/** CORS headers for the mobile app; every other origin gets none. */
export function corsHeaders(origin: string | undefined, isPreflight: boolean): Record<string, string> {
  if (!origin || !appOrigins.has(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'x-request-id, retry-after, content-range, x-vercel-ai-ui-message-stream',
    ...(isPreflight ? preflightHeaders : {}),
  };
}
