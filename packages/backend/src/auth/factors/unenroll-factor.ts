import type { TransactionSql } from '@alento/sql/sql.ts';
import type { AccessTokenClaims } from '../access-token.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { loadPerson } from '../get-person.ts';
import { queueNotice } from '../mail/mail-queue.ts';
import { assertFullAssurance, lockFactor } from './factor.ts';

/** Removes one of the caller's factors. A verified factor can only be removed by an aal2 session. */
export async function unenrollFactor(auth: AuthContext, claims: AccessTokenClaims, factorId: string): Promise<object> {
  const id = await auth.sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${claims.sub} for no key update`;
    const person = await loadPerson(tx, claims);
    const factor = await lockFactor(tx, claims, factorId);
    if (factor.status === 'verified') {
      await assertFullAssurance(tx, claims);
      await queueNotice(auth, tx, 'mfa_factor_unenrolled_notification', person);
    }
    await removeFactor(tx, factor.id);
    await audit(tx, 'factor_unenrolled', claims.sub);
    return factor.id;
  });
  auth.wakeMails();
  auth.log({ level: 'info', code: 'auth.factor_removed', userId: claims.sub });
  return { id };
}

/** Sessions that the factor had raised are what they were before. */
export async function removeFactor(tx: TransactionSql, id: string): Promise<void> {
  await tx`
    delete from auth.mfa_amr_claims c using auth.sessions s
    where s.id = c.session_id and s.factor_id = ${id} and c.authentication_method = 'totp'
  `;
  await tx`update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where factor_id = ${id}`;
  await tx`delete from auth.mfa_factors where id = ${id}`;
}
