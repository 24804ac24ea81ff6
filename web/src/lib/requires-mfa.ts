import type { User } from '@supabase/supabase-js';

/** Whether a session has taken the first step of an account that has two. */
export function requiresMfa(accessToken: string, { factors }: Pick<User, 'factors'>): boolean {
  const hasMfa = Array.isArray(factors) && factors.some(({ status }) => status === 'verified');
  return hasMfa && assuranceOf(accessToken) === 'aal1';
}

/** What a token says of itself; whether it is true, the server finds out. */
function assuranceOf(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.');
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown } | null;
    return claims?.aal ?? 'aal1';
  } catch {
    return 'aal1';
  }
}
