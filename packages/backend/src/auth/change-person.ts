import type { TransactionSql } from '@alento/sql/sql.ts';
import * as z from 'zod';
import type { AccessTokenClaims } from './access-token.ts';
import { audit } from './audit.ts';
import { changeEmail } from './change-email.ts';
import { consumeAttempt } from './consume-attempt.ts';
import { assertPhone, phoneSchema } from './contact.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { assertFullAssurance } from './factors/factor.ts';
import { challengeFields, readChallenge } from './flow-state.ts';
import { loadPerson } from './get-person.ts';
import { assertEmail, emailSchema, mergeMetadata, metadataSchema, metadataText } from './input.ts';
import { queueNotice, type MailOrigin } from './mail/mail-queue.ts';
import { sendAttempts } from './mail/request-mail.ts';
import { ownWords } from './own-words.ts';
import { presentPerson, type PersonRow } from './person.ts';
import { assertReauthenticated } from './reauthenticate.ts';
import { changePhone } from './sms/change-phone.ts';

export const personChangeSchema = z.object({
  email: z.nullish(emailSchema),
  phone: z.nullish(phoneSchema),
  password: z.nullish(z.string()),
  /** The password to be replaced. */
  current_password: z.nullish(z.string()),
  data: z.nullish(metadataSchema),
  /** The code from `reauthenticate`. */
  nonce: z.nullish(z.string()),
  ...challengeFields,
});
type PersonChange = z.infer<typeof personChangeSchema>;

/** Changes the caller's metadata, password, address and number. A new password ends their other sessions. */
export async function changePerson(
  auth: AuthContext,
  claims: AccessTokenClaims,
  input: PersonChange,
  { address, origin }: { address: string; origin: MailOrigin },
): Promise<object> {
  const person = await loadPerson(auth.sql, claims);
  const phone = input.phone && input.phone !== person.phone ? input.phone : undefined;
  if (input.phone) assertPhone(auth, input.phone);
  const email = input.email && input.email !== person.email ? input.email : undefined;
  if (email) assertEmail(email);
  const challenge = readChallenge(input);
  if (email || phone || input.password) await assertFullAssurance(auth.sql, claims, 401);
  const passwordHash = input.password
    ? await hashNewPassword(auth, person, { ...input, password: input.password })
    : undefined;
  if (email) await consumeAttempt(auth.sql, sendAttempts(auth, address, { email }));
  if (phone) await consumeAttempt(auth.sql, sendAttempts(auth, address, { phone }));
  if (passwordHash) await assertReauthenticated(auth, claims, person, input);
  const changed = await auth.sql.begin(async (tx) => {
    // Locks the row, so that parallel changes of the metadata do not overwrite each other's keys.
    await tx`select from auth.users where id = ${person.id} for no key update`;
    const { raw_user_meta_data: metadata } = await loadPerson(tx, claims);
    if (input.data) await storeMetadata(tx, person.id, mergeMetadata(metadata ?? {}, input.data));
    if (passwordHash) {
      await storePassword(tx, claims, passwordHash);
      await queueNotice(auth, tx, 'password_changed_notification', person);
    }
    if (email) await changeEmail(auth, tx, person, { email, challenge, origin });
    if (phone) await changePhone(tx, person.id, { phone, origin });
    await audit(tx, 'user_modified', person.id);
    return loadPerson(tx, claims);
  });
  if (email || phone || passwordHash) auth.wakeMails();
  if (passwordHash) auth.log({ level: 'info', code: 'auth.password_changed', userId: person.id });
  return presentPerson(changed);
}

async function hashNewPassword(
  { sql, limits, passwords }: AuthContext,
  { id, email, phone, raw_user_meta_data: metadata }: PersonRow,
  { password, current_password: current }: PersonChange & { password: string },
): Promise<string> {
  await passwords.assertIsStrong(password, ownWords({ email, phone, metadata }));
  // The response reveals whether a password is right, so it is rate limited like a sign-in.
  await consumeAttempt(sql, [{ kind: 'password.change', subject: id, limit: limits.passwordPerAccount }]);
  const [row] = await sql<{ encrypted_password: string | null }[]>`
    select encrypted_password from auth.users where id = ${id}
  `;
  if (current && row?.encrypted_password && !(await passwords.verify(current, row.encrypted_password))) {
    throw new AuthError('current_password_mismatch');
  }
  if (await passwords.verify(password, row?.encrypted_password)) throw new AuthError('same_password');
  return passwords.hash(password);
}

async function storeMetadata(tx: TransactionSql, personId: string, metadata: Record<string, unknown>): Promise<void> {
  await tx`
    update auth.users set raw_user_meta_data = ${metadataText(metadata)}::text::jsonb, updated_at = now()
    where id = ${personId}
  `;
}

async function storePassword(tx: TransactionSql, claims: AccessTokenClaims, passwordHash: string): Promise<void> {
  await tx`
    update auth.users set encrypted_password = ${passwordHash}, updated_at = now() where id = ${claims.sub}
  `;
  await tx`delete from auth.sessions where user_id = ${claims.sub} and id <> ${claims.session_id}`;
}
