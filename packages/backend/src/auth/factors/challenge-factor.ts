import { randomUUID } from 'node:crypto';
import type { AccessTokenClaims } from '../access-token.ts';
import { consumeAttempt } from '../consume-attempt.ts';
import type { AuthContext } from '../context.ts';
import { loadPerson } from '../get-person.ts';
import { lockFactor } from './factor.ts';

export const challengeSeconds = 300;

/** Asks for a code; the answer names what the code has to be sent with. */
export async function challengeFactor(auth: AuthContext, claims: AccessTokenClaims, factorId: string): Promise<object> {
  const { sql, limits } = auth;
  await consumeAttempt(sql, [{ kind: 'factor.challenge', subject: claims.sub, limit: limits.factorPerAccount }]);
  const id = randomUUID();
  await sql.begin(async (tx) => {
    await loadPerson(tx, claims);
    const factor = await lockFactor(tx, claims, factorId);
    await tx`
      delete from auth.mfa_challenges
      where factor_id = ${factor.id} and created_at < now() - make_interval(secs => ${challengeSeconds})
    `;
    await tx`insert into auth.mfa_challenges (id, factor_id, created_at) values (${id}, ${factor.id}, now())`;
    await tx`update auth.mfa_factors set last_challenged_at = now() where id = ${factor.id}`;
  });
  return { id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + challengeSeconds };
}
