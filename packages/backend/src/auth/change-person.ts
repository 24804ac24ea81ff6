import type { TransactionSql } from '../sql.ts';
import * as z from 'zod';
import type { AccessTokenClaims } from './access-token.ts';
import { audit } from './audit.ts';
import { consumeAttempt } from './consume-attempt.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { assertFullAssurance } from './factors/factor.ts';
import { loadPerson } from './get-person.ts';
import { emailSchema, mergeMetadata, metadataSchema, metadataText } from './input.ts';
import { assertPasswordIsStrong, hashPassword, verifyPassword } from './passwords.ts';
import { presentPerson, type PersonRow } from './person.ts';

export const personChangeSchema = z.object({
  email: z.nullish(emailSchema),
  phone: z.nullish(z.string()),
  password: z.nullish(z.string()),
  data: z.nullish(metadataSchema),
});
type PersonChange = z.infer<typeof personChangeSchema>;

/** Changes the caller's metadata and password. A new password ends their other sessions. */
export async function changePerson(auth: AuthContext, claims: AccessTokenClaims, input: PersonChange): Promise<object> {
  const person = await loadPerson(auth.sql, claims);
  assertAddressesStay(person, input);
  if (input.password) await assertFullAssurance(auth.sql, claims, 401);
  const passwordHash = input.password ? await hashNewPassword(auth, person, input.password) : undefined;
  const changed = await auth.sql.begin(async (tx) => {
    // Holds the person until the end, so that parallel changes of the metadata do not lose each other's keys.
    await tx`select from auth.users where id = ${person.id} for no key update`;
    const { raw_user_meta_data: metadata } = await loadPerson(tx, claims);
    if (input.data) await storeMetadata(tx, person.id, mergeMetadata(metadata ?? {}, input.data));
    if (passwordHash) await storePassword(tx, claims, passwordHash);
    await audit(tx, 'user_modified', person.id);
    return loadPerson(tx, claims);
  });
  if (passwordHash) auth.log({ level: 'info', code: 'auth.password_changed', userId: person.id });
  return presentPerson(changed);
}

function assertAddressesStay(person: PersonRow, { email, phone }: PersonChange): void {
  if (phone) throw new AuthError('phone_provider_disabled');
  if (email && email !== person.email) {
    throw new AuthError('validation_failed', { msg: 'The email address cannot be changed' });
  }
}

async function hashNewPassword({ sql, limits }: AuthContext, { id }: PersonRow, password: string): Promise<string> {
  await assertPasswordIsStrong(password);
  // Answering "the same as before" confirms a password, so it counts like a sign-in.
  await consumeAttempt(sql, [{ kind: 'password.change', subject: id, limit: limits.passwordPerAccount }]);
  const [row] = await sql<{ encrypted_password: string | null }[]>`
    select encrypted_password from auth.users where id = ${id}
  `;
  if (await verifyPassword(password, row?.encrypted_password)) throw new AuthError('same_password');
  return hashPassword(password);
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
