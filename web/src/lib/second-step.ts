import type { User } from '@supabase/supabase-js';

/** Whether a session has taken the first step of an account that has two. */
export function owesSecondStep(accessToken: string, { factors }: Pick<User, 'factors'>): boolean {
  const hasSecondStep = Array.isArray(factors) && factors.some(({ status }) => status === 'verified');
  return hasSecondStep && assuranceOf(accessToken) === 'aal1';
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
