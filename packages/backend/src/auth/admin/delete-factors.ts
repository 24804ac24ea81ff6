import type { TransactionSql } from '@alento/sql/sql.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { lockFactor } from '../factors/factor.ts';
import { removeFactor } from '../factors/unenroll-factor.ts';
import { queueNotice } from '../mail/mail-queue.ts';

/** Deletes one MFA factor of a user who has lost it. */
export async function deleteFactor(auth: AuthContext, personId: string, factorId: string): Promise<object> {
  await take(auth, personId, async (tx) => [(await lockFactor(tx, { sub: personId }, factorId)).id]);
  return { id: factorId };
}

/** Deletes every MFA factor of a user. */
export function deleteFactors(auth: AuthContext, personId: string): Promise<void> {
  return take(auth, personId, async (tx) => {
    const factors = await tx<{ id: string }[]>`select id from auth.mfa_factors where user_id = ${personId} for update`;
    return factors.map(({ id }) => id);
  });
}

async function take(
  auth: AuthContext,
  personId: string,
  choose: (tx: TransactionSql) => Promise<string[]>,
): Promise<void> {
  await auth.sql.begin(async (tx) => {
    const [person] = await tx<{ id: string; email: string | null }[]>`
      select id, email from auth.users where id = ${personId} for no key update
    `;
    const chosen = await choose(tx);
    if (!person || chosen.length === 0) return;
    for (const id of chosen) await removeFactor(tx, id);
    await audit(tx, 'factor_unenrolled', personId);
    await queueNotice(auth, tx, 'mfa_factor_unenrolled_notification', person);
  });
  auth.wakeMails();
  auth.log({ level: 'info', code: 'auth.factor_removed', userId: personId });
}
