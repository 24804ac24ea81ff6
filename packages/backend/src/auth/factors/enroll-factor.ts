import { randomUUID } from 'node:crypto';
import { Secret } from 'otpauth';
import { encodeQR } from 'qr';
import * as z from 'zod';
import { DatabaseError } from '@alento/sql/sql.ts';
import type { AccessTokenClaims } from '../access-token.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { loadPerson } from '../get-person.ts';
import { assertFreshProof } from '../reauthenticate.ts';
import { assertFullAssurance, createTotp } from './factor.ts';

export const enrollmentSchema = z.object({
  factor_type: z.string(),
  friendly_name: z.nullish(z.string().max(100)),
  issuer: z.nullish(z.string().max(100)),
});
type Enrollment = z.infer<typeof enrollmentSchema>;

const maximumFactors = 10;

/** Begins a second factor: it counts once a code of it was verified. */
export async function enrollFactor(auth: AuthContext, claims: AccessTokenClaims, input: Enrollment): Promise<object> {
  if (input.factor_type !== 'totp') throw new AuthError('validation_failed', { msg: 'factor_type needs to be totp' });
  const id = randomUUID();
  const name = input.friendly_name?.trim() ?? '';
  const secret = new Secret({ size: 20 }).base32;
  const person = await auth.sql
    .begin(async (tx) => {
      await tx`select from auth.users where id = ${claims.sub} for no key update`;
      const person = await loadPerson(tx, claims);
      await assertFullAssurance(tx, claims);
      // Begun and forgotten.
      await tx`
        delete from auth.mfa_factors
        where user_id = ${person.id} and status = 'unverified' and created_at < now() - interval '1 hour'
      `;
      const known = await tx<{ status: string }[]>`select status from auth.mfa_factors where user_id = ${person.id}`;
      // From the first factor on, a password alone is not enough.
      if (!known.some(({ status }) => status === 'verified')) await assertFreshProof(auth, tx, claims);
      if (known.length >= maximumFactors) throw new AuthError('too_many_enrolled_mfa_factors');
      await tx`
        insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
        values (${id}, ${person.id}, ${name}, 'totp', 'unverified', now(), now(), ${auth.factorSecrets.encrypt(secret, id)})
      `;
      await audit(tx, 'factor_in_progress', person.id);
      return person;
    })
    .catch(refuseSameName);
  const totp = createTotp(secret, { issuer: input.issuer?.trim() || auth.host, label: person.email ?? person.id });
  const uri = totp.toString();
  return { id, type: 'totp', friendly_name: name, totp: { qr_code: encodeQR(uri, 'svg'), secret, uri } };
}

function refuseSameName(error: unknown): never {
  const isSame = error instanceof DatabaseError && error.constraint === 'mfa_factors_user_friendly_name_unique';
  throw isSame ? new AuthError('mfa_factor_name_conflict') : error;
}
