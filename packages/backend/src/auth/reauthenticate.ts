import type { AccessTokenClaims } from './access-token.ts';
import { consumeAttempt } from './consume-attempt.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { loadPerson } from './get-person.ts';
import { queueMail, type MailOrigin } from './mail/mail-queue.ts';
import { sendAttempts } from './mail/request-mail.ts';
import { spendCode } from './one-time-token.ts';
import type { PersonRow } from './person.ts';

/** Sends the caller a code that a change of the password asks for. */
export async function requestReauthentication(
  auth: AuthContext,
  claims: AccessTokenClaims,
  { address, origin }: { address: string; origin: MailOrigin },
): Promise<object> {
  const { id, email, phone } = await loadPerson(auth.sql, claims);
  const contact = email ? { email } : auth.sms && phone ? { phone } : undefined;
  if (!contact) throw new AuthError('validation_failed', { msg: 'Reauthentication requires an address to send it to' });
  await consumeAttempt(auth.sql, sendAttempts(auth, address, contact));
  await queueMail(auth.sql, { ...origin, kind: 'reauthentication', ...contact, userId: id });
  auth.wakeMails();
  return {};
}

/** Refuses a caller whose session is too old, unless they bring the code that was mailed to them. */
export async function assertReauthenticated(
  { sql, codes, limits, reauthenticateAfterSeconds: maximumAge }: AuthContext,
  { session_id: sessionId }: AccessTokenClaims,
  { id, email, phone }: PersonRow,
  nonce: string | null | undefined,
): Promise<void> {
  if (maximumAge === undefined) return;
  const [session] = await sql<{ age: number }[]>`
    select extract(epoch from now() - created_at)::float8 as age from auth.sessions where id = ${sessionId}
  `;
  if (session && session.age < maximumAge) return;
  if (!nonce) throw new AuthError('reauthentication_needed');
  await consumeAttempt(sql, [{ kind: 'verify.account', subject: id, limit: limits.verifyPerAccount }]);
  const spent = await sql.begin((tx) =>
    spendCode(codes, tx, { userId: id, types: ['reauthentication_token'], address: email || phone || '', code: nonce }),
  );
  if (!spent) throw new AuthError('reauthentication_not_valid');
}
