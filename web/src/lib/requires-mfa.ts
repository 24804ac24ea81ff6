import type { User } from '@supabase/auth-js';
import { readClaims } from '#lib/token-claims.ts';

/** Whether a session has taken the first step of an account that has two. */
export function requiresMfa(accessToken: string, { factors }: Pick<User, 'factors'>): boolean {
  const hasMfa = Array.isArray(factors) && factors.some(({ status }) => status === 'verified');
  return hasMfa && (readClaims(accessToken).aal ?? 'aal1') === 'aal1';
}
