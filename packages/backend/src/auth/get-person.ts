import type { Queryable } from '@alento/sql/sql.ts';
import type { AccessTokenClaims } from './access-token.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { personColumns, presentPerson, type PersonRow } from './person.ts';

export async function getPerson(auth: AuthContext, claims: AccessTokenClaims): Promise<object> {
  return presentPerson(await loadPerson(auth.sql, claims));
}

/** The user of an access token whose session still exists. */
export async function loadPerson(sql: Queryable, claims: AccessTokenClaims): Promise<PersonRow> {
  const [row] = await sql<(PersonRow & { has_session: boolean })[]>`
    select
      ${personColumns},
      exists (select from auth.sessions s where s.id = ${claims.session_id} and s.user_id = u.id) as has_session
    from auth.users u where u.id = ${claims.sub} and u.deleted_at is null
  `;
  if (!row) throw new AuthError('user_not_found');
  if (!row.has_session) throw new AuthError('session_not_found');
  return row;
}
