import * as z from 'zod';
import type { AccessTokenClaims } from './access-token.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { loadPerson } from './get-person.ts';

/** Takes one way of signing in away from the caller, who must keep another. */
export async function unlinkIdentity(auth: AuthContext, claims: AccessTokenClaims, id: string): Promise<object> {
  if (!z.uuid().safeParse(id).success) throw new AuthError('identity_not_found');
  await auth.sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${claims.sub} for no key update`;
    const { identities } = await loadPerson(tx, claims);
    const removed = await tx<{ provider: string }[]>`
      delete from auth.identities where id = ${id} and user_id = ${claims.sub} returning provider
    `;
    if (removed.count === 0) throw new AuthError('identity_not_found');
    if (identities.length < 2) throw new AuthError('single_identity_not_deletable');
    await tx`
      update auth.users u set
        raw_app_meta_data = u.raw_app_meta_data || (
          select jsonb_build_object('provider', min(provider), 'providers', jsonb_agg(distinct provider))
          from auth.identities where user_id = u.id
        ),
        encrypted_password = case when ${removed[0]?.provider === 'email'} then null else u.encrypted_password end,
        updated_at = now()
      where u.id = ${claims.sub}
    `;
    await audit(tx, 'identity_unlinked', claims.sub);
  });
  return {};
}
