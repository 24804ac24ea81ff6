import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '../sql.ts';
import * as z from 'zod';
import { audit } from './audit.ts';
import { consumeAttempt } from './consume-attempt.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { assertEmail, emailSchema, metadataSchema, metadataText } from './input.ts';
import { assertPasswordIsStrong, hashPassword } from './passwords.ts';
import { presentPerson } from './person.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';
import { presentSession, startSession } from './session.ts';

export const signUpSchema = z.object({
  email: z.optional(emailSchema),
  phone: z.nullish(z.string()),
  password: z.nullish(z.string()),
  data: z.nullish(metadataSchema),
});
type SignUp = z.infer<typeof signUpSchema>;

interface NewPerson {
  id: string;
  email: string;
  passwordHash: string;
  metadata: string;
}

/** Makes an account. Answers with a session, or with the person alone if the address must be confirmed first. */
export async function signUp(auth: AuthContext, input: SignUp, address: string): Promise<object> {
  const isAnonymous = !input.email && !input.phone && !input.password;
  if (isAnonymous && auth.anonymousSignIn) return signUpAnonymously(auth, input.data ?? {}, address);
  const { email, password } = requireCredentials(input);
  assertEmail(email);
  await assertPasswordIsStrong(password);
  const metadata = metadataText(input.data ?? {});
  await consumeAttempt(auth.sql, [
    { kind: 'signup.address', subject: address, limit: auth.limits.signUpPerAddress },
    { kind: 'signup.account', subject: email, limit: auth.limits.signUpPerAccount },
  ]);

  const person = { id: randomUUID(), email, passwordHash: await hashPassword(password), metadata };
  const outcome = await auth.sql.begin((tx) => createAccount(auth, tx, person));
  if (outcome !== 'known') auth.log({ level: 'info', code: 'auth.signed_up', userId: person.id });
  if (!auth.autoconfirm) return presentUnconfirmed(person);
  if (typeof outcome === 'string') throw new AuthError('user_already_exists');
  return presentSession(auth, outcome);
}

function requireCredentials({ email, phone, password }: SignUp): { email: string; password: string } {
  if (phone) throw new AuthError('phone_provider_disabled');
  if (!email && !password) throw new AuthError('anonymous_provider_disabled');
  if (!email) {
    throw new AuthError('validation_failed', { msg: 'To signup, please provide your email' });
  }
  if (!password) throw new AuthError('validation_failed', { msg: 'Signup requires a valid password' });
  return { email, password };
}

/** Stores the account with its identity and, if it is confirmed at once, its first session. */
async function createAccount(auth: AuthContext, tx: TransactionSql, { id, email, passwordHash, metadata }: NewPerson) {
  const inserted = await tx`
    insert into auth.users as u (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at
    ) values (
      '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email}, ${passwordHash},
      case when ${auth.autoconfirm} then now() end,
      '{"provider": "email", "providers": ["email"]}', ${metadata}::text::jsonb, now(), now()
    )
    on conflict (email) where is_sso_user = false do nothing
  `;
  if (inserted.count === 0) return 'known';
  await tx`
    insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
    values (
      ${id}, ${id}::uuid,
      jsonb_build_object(
        'sub', ${id}::text, 'email', ${email}::text, 'email_verified', ${auth.autoconfirm}::boolean, 'phone_verified', false
      ),
      'email', now(), now()
    )
  `;
  await audit(tx, 'user_signedup', id);
  return auth.autoconfirm ? startSession(auth, tx, { personId: id, method: 'password' }) : 'unconfirmed';
}

/** The same whether the address has an account or not, so that nobody learns it. */
function presentUnconfirmed({ id, email, metadata }: NewPerson): object {
  const now = new Date();
  return presentPerson({
    id,
    email,
    phone: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: metadataSchema.parse(JSON.parse(metadata)),
    is_anonymous: false,
    created_at: now,
    updated_at: now,
    factors: [],
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: false, phone_verified: false },
        provider: 'email',
        last_sign_in_at: null,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
  });
}
