import { TOTP } from 'otpauth';
import * as z from 'zod';
import type { Queryable } from '@alento/sql/sql.ts';
import type { AccessTokenClaims } from '../access-token.ts';
import { AuthError } from '../errors.ts';

export interface Factor {
  id: string;
  friendly_name: string | null;
  status: 'unverified' | 'verified';
  secret: string;
  last_totp_step: string;
}

/** A code of an authenticator app: what all of them can do. */
export function createTotp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: 30 });
}

/** The person's factor, held until the end of the transaction. */
export async function lockFactor(tx: Queryable, { sub }: Pick<AccessTokenClaims, 'sub'>, id: string): Promise<Factor> {
  if (!z.uuid().safeParse(id).success) throw new AuthError('mfa_factor_not_found');
  const [factor] = await tx<Factor[]>`
    select id, friendly_name, status, secret, last_totp_step::text from auth.mfa_factors
    where id = ${id} and user_id = ${sub} for update
  `;
  if (!factor) throw new AuthError('mfa_factor_not_found');
  return factor;
}

/** Refuses a session without its second factor, if the person has one. */
export async function assertFullAssurance(
  sql: Queryable,
  { sub, session_id }: AccessTokenClaims,
  status: 401 | 422 = 422,
): Promise<void> {
  const [lacking] = await sql`
    select from auth.sessions s join auth.mfa_factors f on f.user_id = s.user_id and f.status = 'verified'
    where s.id = ${session_id} and s.user_id = ${sub} and s.aal = 'aal1' limit 1
  `;
  if (lacking) throw new AuthError('insufficient_aal', { status });
}
