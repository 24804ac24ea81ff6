import type { Queryable } from '@alento/sql/sql.ts';
import type { AccessTokenClaims } from './access-token.ts';
import { consumeAttempt } from './consume-attempt.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { loadPerson } from './get-person.ts';
import { queueMail, type MailOrigin } from './mail/mail-queue.ts';
import { sendAttempts } from './mail/request-mail.ts';
import { redeemCode } from './one-time-token.ts';
import type { PersonRow } from './person.ts';

/** Sends the caller a code that a change of the password asks for. */
export async function requestReauthentication(
  auth: AuthContext,
  claims: AccessTokenClaims,
  { address, origin }: { address: string; origin: MailOrigin },
): Promise<object> {
  const { id, email, phone } = await loadPerson(auth.sql, claims);
  const contact = email ? { email } : auth.sms && phone ? { phone } : undefined;
  if (!contact)
    throw new AuthError('validation_failed', {
      msg: 'Reauthentication requires the user to have an email or a phone number',
    });
  await consumeAttempt(auth.sql, sendAttempts(auth, address, contact));
  await queueMail(auth.sql, { ...origin, kind: 'reauthentication', ...contact, userId: id });
  auth.wakeMails();
  return {};
}

// As long as the code of a mail is good.
const mailedProofSeconds = 3600;

interface Session {
  age: number;
  has_password: boolean;
  is_mailed: boolean;
}

interface Proof {
  /** Already found to be right. */
  current_password?: string | null | undefined;
  nonce?: string | null | undefined;
}

/** Throws unless the caller has just proved their identity: with the password, a mailed code, or a recent sign-in. */
export async function assertReauthenticated(
  { sql, codes, limits, ...auth }: AuthContext,
  { session_id: sessionId }: AccessTokenClaims,
  { id, email, phone }: PersonRow,
  { current_password: currentPassword, nonce }: Proof,
): Promise<void> {
  const refusal = refusalOf(auth, await readSession(sql, sessionId), Boolean(currentPassword));
  if (!refusal) return;
  if (!nonce) throw new AuthError(refusal);
  await consumeAttempt(sql, [{ kind: 'verify.account', subject: id, limit: limits.verifyPerAccount }]);
  const spent = await sql.begin((tx) =>
    redeemCode(codes, tx, {
      userId: id,
      types: ['reauthentication_token'],
      address: email || phone || '',
      code: nonce,
    }),
  );
  if (!spent) throw new AuthError('reauthentication_not_valid');
}

/** Throws for a session opened too long ago, with which somebody who holds the device could lock out its owner. */
export async function assertFreshProof(
  { reauthenticateAfterSeconds }: Pick<AuthContext, 'reauthenticateAfterSeconds'>,
  sql: Queryable,
  { session_id: sessionId }: AccessTokenClaims,
): Promise<void> {
  if (reauthenticateAfterSeconds === undefined) return;
  // A second step may be taken by an app that was set up a moment ago.
  const fresh = await sql`
    select from auth.mfa_amr_claims
    where session_id = ${sessionId} and authentication_method <> 'totp'
      and updated_at > now() - make_interval(secs => ${reauthenticateAfterSeconds})
  `;
  if (fresh.count === 0) throw new AuthError('reauthentication_needed', { msg: 'A fresh sign-in is required' });
}

function refusalOf(
  auth: Pick<AuthContext, 'reauthenticateAfterSeconds' | 'isCurrentPasswordRequired'>,
  session: Session | undefined,
  hasShownPassword: boolean,
): 'current_password_required' | 'reauthentication_needed' | undefined {
  const { reauthenticateAfterSeconds: maximumAge = Infinity, isCurrentPasswordRequired } = auth;
  if (!session) return 'reauthentication_needed';
  if (session.has_password && hasShownPassword) return undefined;
  // A user who has forgotten the password arrives with a mailed link.
  if (session.has_password && isCurrentPasswordRequired) {
    return session.is_mailed && session.age < mailedProofSeconds ? undefined : 'current_password_required';
  }
  return session.age < maximumAge ? undefined : 'reauthentication_needed';
}

async function readSession(sql: AuthContext['sql'], id: string): Promise<Session | undefined> {
  const [session] = await sql<Session[]>`
    select
      extract(epoch from now() - s.created_at)::float8 as age, coalesce(u.encrypted_password, '') <> '' as has_password,
      exists (
        select from auth.mfa_amr_claims c
        where c.session_id = s.id and c.authentication_method in ('otp', 'magiclink', 'recovery', 'invite', 'email/signup')
      ) as is_mailed
    from auth.sessions s join auth.users u on u.id = s.user_id where s.id = ${id}
  `;
  return session;
}
