import { fragment, type Fragment } from '@alento/sql/sql.ts';
import * as z from 'zod';
import type { AccessTokenClaims } from './access-token.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { assertFullAssurance } from './factors/factor.ts';
import { loadPerson } from './get-person.ts';

const scopeSchema = z.enum(['global', 'local', 'others']);
type Scope = z.infer<typeof scopeSchema>;

/** Ends the caller's session, all of theirs, or all but this one. */
export async function signOut(auth: AuthContext, claims: AccessTokenClaims, scope = 'global'): Promise<void> {
  const parsed = scopeSchema.safeParse(scope);
  if (!parsed.success) throw new AuthError('validation_failed', { msg: 'Unsupported logout scope' });
  await auth.sql.begin(async (tx) => {
    // A token that outlived its session must not end the sessions that came after it.
    await loadPerson(tx, claims);
    if (parsed.data !== 'local') await assertFullAssurance(tx, claims);
    await tx`delete from auth.sessions where user_id = ${claims.sub} and ${sessionsOf(parsed.data, claims)}`;
    await audit(tx, 'logout', claims.sub);
  });
  auth.log({ level: 'info', code: 'auth.signed_out', userId: claims.sub });
}

function sessionsOf(scope: Scope, { session_id }: AccessTokenClaims): Fragment {
  if (scope === 'local') return fragment`id = ${session_id}`;
  return scope === 'others' ? fragment`id <> ${session_id}` : fragment`true`;
}
