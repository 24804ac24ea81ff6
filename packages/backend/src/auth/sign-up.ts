import { randomUUID } from 'node:crypto';
import type { TransactionSql } from '@alento/sql/sql.ts';
import * as z from 'zod';
import { audit } from './audit.ts';
import { consumeAttempt } from './consume-attempt.ts';
import { contactAddress, contactFields, readContact, type Contact } from './contact.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { replaceUnverified } from './discard-unverified.ts';
import { challengeFields, readChallenge, type CodeChallenge } from './flow-state.ts';
import { metadataSchema, metadataText } from './input.ts';
import { insertAccount } from './insert-account.ts';
import { clientKey, rememberClient } from './known-client.ts';
import { queueMail, type MailOrigin } from './mail/mail-queue.ts';
import { sendAttempts } from './mail/request-mail.ts';
import { ownWords } from './own-words.ts';
import { presentPerson } from './person.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';
import { presentSession, startSession } from './session.ts';

export const signUpSchema = z.object({
  ...contactFields,
  password: z.nullish(z.string()),
  data: z.nullish(metadataSchema),
  ...challengeFields,
});
type SignUp = z.infer<typeof signUpSchema>;

interface NewPerson {
  id: string;
  contact: Contact;
  passwordHash: string;
  metadata: string;
  /** Whether the address is believed as it stands. */
  isConfirmed: boolean;
  mail: MailOrigin & { challenge: CodeChallenge | undefined };
}

/** Makes an account. Answers with a session, or with the person alone if the address or number must be confirmed first. */
export async function signUp(
  auth: AuthContext,
  input: SignUp,
  { address, origin }: { address: string; origin: MailOrigin },
): Promise<object> {
  if (!auth.isSignUpOpen) throw new AuthError('signup_disabled');
  const isAnonymous = !input.email && !input.phone && !input.password;
  if (isAnonymous && auth.anonymousSignIn) return signUpAnonymously(auth, input.data ?? {}, address);
  const { contact, password } = requireCredentials(auth, input);
  const isConfirmed = auth.autoconfirm && contact.email !== undefined;
  await auth.passwords.assertIsStrong(password, ownWords({ ...contact, metadata: input.data }));
  const metadata = metadataText(input.data ?? {});
  const mail = { ...origin, challenge: readChallenge(input) };
  await consumeAttempt(auth.sql, [
    { kind: 'signup.address', subject: address, limit: auth.limits.signUpPerAddress },
    { kind: 'signup.account', subject: contactAddress(contact), limit: auth.limits.signUpPerAccount },
    ...(isConfirmed ? [] : sendAttempts(auth, address, contact)),
  ]);

  const passwordHash = await auth.passwords.hash(password);
  const person = { id: randomUUID(), contact, passwordHash, metadata, isConfirmed, mail };
  const outcome = await auth.sql.begin((tx) => createAccount(auth, tx, person));
  if (outcome !== 'known') auth.log({ level: 'info', code: 'auth.signed_up', userId: person.id });
  if (!isConfirmed) {
    auth.wakeMails();
    return presentUnconfirmed(person);
  }
  if (typeof outcome === 'string') throw new AuthError('user_already_exists');
  await rememberClient(auth.sql, clientKey(contactAddress(contact), address));
  return presentSession(auth, outcome);
}

function requireCredentials(auth: AuthContext, input: SignUp): { contact: Contact; password: string } {
  const contact = readContact(auth, input);
  if (!contact && !input.password) throw new AuthError('anonymous_provider_disabled');
  if (!contact) {
    throw new AuthError('validation_failed', { msg: 'To signup, please provide your email' });
  }
  if (!input.password) throw new AuthError('validation_failed', { msg: 'Signup requires a valid password' });
  return { contact, password: input.password };
}

/** Stores the account with its identity and either its first session or the message that asks to confirm it. */
async function createAccount(auth: AuthContext, tx: TransactionSql, person: NewPerson) {
  const { id, contact, isConfirmed, mail } = person;
  const { email = null, phone = null } = contact;
  const isNew = await insertAccount(tx, { ...person, email, phone, isProven: false });
  if (!isNew && !isConfirmed) await replaceUnverified(tx, contact, person);
  if (!isConfirmed) await queueMail(tx, { ...mail, kind: 'signup', ...contact });
  if (!isNew) return 'known';
  await audit(tx, 'user_signedup', id);
  return isConfirmed ? startSession(auth, tx, { personId: id, method: 'password' }) : 'unconfirmed';
}

/** The same response whether or not the address has an account, so that accounts cannot be enumerated. */
function presentUnconfirmed({ id, contact, metadata }: NewPerson): object {
  const now = new Date();
  const { email = null, phone = null } = contact;
  const provider = phone === null ? 'email' : 'phone';
  return presentPerson({
    id,
    email,
    phone,
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
    phone_change: null,
    phone_change_sent_at: null,
    raw_app_meta_data: { provider, providers: [provider] },
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
        identity_data: { sub: id, ...contact, email_verified: false, phone_verified: false },
        provider,
        last_sign_in_at: null,
        created_at: now,
        updated_at: now,
        ...(email === null ? {} : { email }),
      },
    ],
  });
}
