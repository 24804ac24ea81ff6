import * as z from 'zod';
import { fragment } from '@alento/sql/sql.ts';
import { audit } from './audit.ts';
import { consumeAttempt, resetAttempts } from './consume-attempt.ts';
import { contactAddress, contactFields, hasContact, readContact, type Contact } from './contact.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { isKnownClient, clientKey, rememberClient } from './known-client.ts';
import { queueMail } from './mail/mail-queue.ts';
import { presentSession, startSession } from './session.ts';

export const passwordGrantSchema = z.object({
  ...contactFields,
  password: z.nullish(z.string()),
});
type PasswordGrant = z.infer<typeof passwordGrantSchema>;

interface Account {
  id: string;
  encrypted_password: string | null;
  is_confirmed: boolean;
  is_banned: boolean;
}

const slowed = 'sign_in_slowed_notification';
const clientAttempts = 'password.client';

export async function signInWithPassword(auth: AuthContext, input: PasswordGrant, address: string): Promise<object> {
  const { contact, password } = requireCredentials(auth, input);
  const subject = contactAddress(contact);
  auth.passwords.assertFits(password);
  const client = clientKey(subject, address);
  await admitGuess(auth, { contact, address, client });

  const account = await findAccount(auth, contact);
  const isRight = await auth.passwords.verify(password, account?.encrypted_password);
  if (!account || !isRight) throw new AuthError('invalid_credentials');
  // Only who knows the password learns more about the account.
  if (account.is_banned) throw new AuthError('user_banned');
  if (!account.is_confirmed) throw new AuthError(contact.phone ? 'phone_not_confirmed' : 'email_not_confirmed');

  const open = await auth.sql.begin(async (tx) => {
    // The password may have been changed while it was being verified.
    const unchanged = await tx`
      select from auth.users where id = ${account.id} and encrypted_password = ${account.encrypted_password} for no key update
    `;
    if (unchanged.count === 0) throw new AuthError('invalid_credentials');
    await audit(tx, 'login', account.id);
    return startSession(auth, tx, { personId: account.id, method: 'password' });
  });
  // Not those from elsewhere: whoever guesses there must not wait for the owner to come.
  await resetAttempts(auth.sql, { kind: clientAttempts, subject: client });
  await rememberClient(auth.sql, client);
  auth.log({ level: 'info', code: 'auth.signed_in', userId: account.id });
  return presentSession(auth, open);
}

interface Guess {
  contact: Contact;
  address: string;
  client: string;
}

/**
 * Counts a guess at a password. Guesses from clients where the account was never used share its attempts, and the owner is
 * told when these are used up; where it was used, only the guesses made there count.
 */
async function admitGuess(auth: AuthContext, { contact, address, client }: Guess): Promise<void> {
  const { sql, limits } = auth;
  const { email } = contact;
  const fromElsewhere = {
    kind: 'password.account',
    subject: contactAddress(contact),
    limit: limits.passwordPerAccount,
    usedUp: async () => {
      if (email === undefined) return;
      await queueMail(sql, { kind: slowed, email, redirectTo: auth.siteUrl, acceptLanguage: null });
      auth.wakeMails();
    },
  };
  await consumeAttempt(sql, [
    { kind: 'password.address', subject: address, limit: limits.passwordPerAddress },
    { kind: clientAttempts, subject: client, limit: limits.passwordPerClient },
    ...((await isKnownClient(sql, client)) ? [] : [fromElsewhere]),
  ]);
}

function requireCredentials(auth: AuthContext, input: PasswordGrant): { contact: Contact; password: string } {
  const { email } = input;
  // An invalid address cannot belong to an account.
  const contact = email && !input.phone ? { email } : readContact(auth, input);
  if (!contact || !input.password) throw new AuthError('validation_failed', { msg: 'missing email or password' });
  return { contact, password: input.password };
}

async function findAccount({ sql }: AuthContext, contact: Contact): Promise<Account | undefined> {
  const [account] = await sql<Account[]>`
    select
      id, encrypted_password,
      ${contact.phone ? fragment`phone_confirmed_at` : fragment`email_confirmed_at`} is not null as is_confirmed,
      coalesce(banned_until > now(), false) as is_banned
    from auth.users where ${hasContact(contact)} and deleted_at is null
  `;
  return account;
}
