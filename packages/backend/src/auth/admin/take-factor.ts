import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { lockFactor } from '../factors/factor.ts';
import { removeFactor } from '../factors/unenroll-factor.ts';

/** Takes a factor away from somebody who has lost it. */
export async function takeFactor(auth: AuthContext, personId: string, factorId: string): Promise<object> {
  const id = await auth.sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${personId} for no key update`;
    const factor = await lockFactor(tx, { sub: personId }, factorId);
    await removeFactor(tx, factor.id);
    await audit(tx, 'factor_unenrolled', personId);
    return factor.id;
  });
  auth.log({ level: 'info', code: 'auth.factor_removed', userId: personId });
  return { id };
}
