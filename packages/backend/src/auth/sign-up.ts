import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '../sql.ts';
import * as z from 'zod';
import { audit } from './audit.ts';
import { consumeAttempt } from './consume-attempt.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { challengeFields, readChallenge, type CodeChallenge } from './flow-state.ts';
import { assertEmail, emailSchema, metadataSchema, metadataText } from './input.ts';
import { insertAccount } from './insert-account.ts';
import { queueMail, type MailOrigin } from './mail/mail-queue.ts';
import { mailAttempts } from './mail/request-mail.ts';
import { assertPasswordIsStrong, hashPassword } from './passwords.ts';
import { presentPerson } from './person.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';
import { presentSession, startSession } from './session.ts';

export const signUpSchema = z.object({
  email: z.optional(emailSchema),
  phone: z.nullish(z.string()),
  password: z.nullish(z.string()),
  data: z.nullish(metadataSchema),
  ...challengeFields,
});
type SignUp = z.infer<typeof signUpSchema>;

interface NewPerson {
  id: string;
  email: string;
  passwordHash: string;
  metadata: string;
  mail: MailOrigin & { challenge: CodeChallenge | undefined };
}

/** Makes an account. Answers with a session, or with the person alone if the address must be confirmed first. */
export async function signUp(
  auth: AuthContext,
  input: SignUp,
  { address, origin }: { address: string; origin: MailOrigin },
): Promise<object> {
  const isAnonymous = !input.email && !input.phone && !input.password;
  if (isAnonymous && auth.anonymousSignIn) return signUpAnonymously(auth, input.data ?? {}, address);
  const { email, password } = requireCredentials(input);
  assertEmail(email);
  await assertPasswordIsStrong(password);
  const metadata = metadataText(input.data ?? {});
  const mail = { ...origin, challenge: readChallenge(input) };
  await consumeAttempt(auth.sql, [
    { kind: 'signup.address', subject: address, limit: auth.limits.signUpPerAddress },
    { kind: 'signup.account', subject: email, limit: auth.limits.signUpPerAccount },
    ...(auth.autoconfirm ? [] : mailAttempts(auth, address, email)),
  ]);

  const person = { id: randomUUID(), email, passwordHash: await hashPassword(password), metadata, mail };
  const outcome = await auth.sql.begin((tx) => createAccount(auth, tx, person));
  if (outcome !== 'known') auth.log({ level: 'info', code: 'auth.signed_up', userId: person.id });
  if (!auth.autoconfirm) {
    auth.wakeMails();
    return presentUnconfirmed(person);
  }
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

/** Stores the account with its identity and either its first session or the mail that asks to confirm it. */
async function createAccount(auth: AuthContext, tx: TransactionSql, person: NewPerson) {
  const { id, email, mail } = person;
  const isNew = await insertAccount(tx, { ...person, isConfirmed: auth.autoconfirm });
  if (!auth.autoconfirm) await queueMail(tx, { ...mail, kind: 'signup', email });
  if (!isNew) return 'known';
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
    confirmation_sent_at: now,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    invited_at: null,
    email_change: null,
    email_change_sent_at: null,
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
