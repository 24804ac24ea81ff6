import { TOTP } from 'otpauth';
import * as z from 'zod';
import type { TransactionSql } from '@alento/sql/sql.ts';
import type { AccessTokenClaims } from '../access-token.ts';
import { audit } from '../audit.ts';
import { consumeAttempt, resetAttempts } from '../consume-attempt.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { loadPerson } from '../get-person.ts';
import { queueNotice } from '../mail/mail-queue.ts';
import { renewSession } from '../refresh-session.ts';
import { presentSession } from '../session.ts';
import { challengeSeconds } from './challenge-factor.ts';
import { createTotp, lockFactor, type Factor } from './factor.ts';

export const verificationSchema = z.object({ challenge_id: z.uuid(), code: z.string().max(20) });
type Verification = z.infer<typeof verificationSchema>;

const attempts = 'factor.verify';
// Steps of 30 seconds that a clock may be off.
const tolerance = 1;

/** Raises the session to its second level of assurance, if the code is the one of this moment. */
export async function verifyFactor(
  auth: AuthContext,
  claims: AccessTokenClaims,
  { factorId, challenge_id: challengeId, code }: Verification & { factorId: string },
): Promise<object> {
  await consumeAttempt(auth.sql, [{ kind: attempts, subject: claims.sub, limit: auth.limits.factorPerAccount }]);
  const open = await auth.sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${claims.sub} for no key update`;
    await tx`select from auth.sessions where id = ${claims.session_id} for update`;
    const person = await loadPerson(tx, claims);
    const factor = await lockFactor(tx, claims, factorId);
    await useChallenge(tx, factor, challengeId);
    await useCode(auth, tx, factor, code);
    if (factor.status === 'unverified') {
      await activateFactor(tx, claims, factor);
      await queueNotice(auth, tx, 'mfa_factor_enrolled_notification', person);
    }
    await raiseSession(tx, claims, factor);
    await audit(tx, 'verification_attempted', claims.sub);
    return renewSession(auth, tx, claims.session_id);
  });
  auth.wakeMails();
  await resetAttempts(auth.sql, { kind: attempts, subject: claims.sub });
  auth.log({ level: 'info', code: 'auth.factor_verified', userId: claims.sub });
  return presentSession(auth, open);
}

async function useChallenge(tx: TransactionSql, factor: Factor, id: string): Promise<void> {
  const used = await tx`
    delete from auth.mfa_challenges
    where id = ${id} and factor_id = ${factor.id} and created_at > now() - make_interval(secs => ${challengeSeconds})
  `;
  if (used.count === 0) throw new AuthError('mfa_challenge_expired');
}

async function useCode(
  { factorSecrets }: AuthContext,
  tx: TransactionSql,
  factor: Factor,
  code: string,
): Promise<void> {
  const secret = createTotp(factorSecrets.decrypt(factor.secret, factor.id));
  const now = Date.now();
  const delta = secret.validate({ token: code.replaceAll(/\s/g, ''), window: tolerance, timestamp: now });
  const step = delta === null ? null : TOTP.counter({ period: secret.period, timestamp: now }) + delta;
  if (step === null || step <= Number(factor.last_totp_step)) throw new AuthError('mfa_verification_failed');
  await tx`
    update auth.mfa_factors set status = 'verified', last_totp_step = ${step}, updated_at = now() where id = ${factor.id}
  `;
}

/** From now on the account needs two factors: what was begun or opened with less ends. */
async function activateFactor(
  tx: TransactionSql,
  { sub, session_id }: AccessTokenClaims,
  factor: Factor,
): Promise<void> {
  await tx`delete from auth.mfa_factors where user_id = ${sub} and status = 'unverified' and id <> ${factor.id}`;
  await tx`delete from auth.sessions where user_id = ${sub} and id <> ${session_id} and aal = 'aal1'`;
}

async function raiseSession(tx: TransactionSql, { session_id }: AccessTokenClaims, factor: Factor): Promise<void> {
  await tx`
    update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, updated_at = now() where id = ${session_id}
  `;
  await tx`
    insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
    values (${session_id}, now(), now(), 'totp')
    on conflict (session_id, authentication_method) do update set updated_at = now()
  `;
}
