const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, HEAD',
  'access-control-allow-headers':
    'authorization, content-type, apikey, x-client-info, x-supabase-api-version, prefer, range, accept-profile, content-profile',
  'access-control-max-age': '86400',
};

/** CORS headers for the app for phones, whose pages have these origins; every other one gets none. */
export function corsHeaders(
  appOrigins: readonly string[],
  origin: string | undefined,
  isPreflight: boolean,
): Record<string, string> {
  if (!origin || !appOrigins.includes(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'x-request-id, retry-after, content-range, x-vercel-ai-ui-message-stream',
    ...(isPreflight ? preflightHeaders : {}),
  };
}
