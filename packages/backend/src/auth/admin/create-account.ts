import { randomUUID } from 'node:crypto';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { metadataText } from '../input.ts';
import { insertAccount } from '../insert-account.ts';
import { readAccountChange, type AccountInput } from './account-input.ts';
import { getAccount, presentAccount } from './read-accounts.ts';
import { storeBan } from './update-account.ts';

export async function createAccount(auth: AuthContext, input: AccountInput): Promise<object> {
  const { email, phone, passwordHash, ban } = await readAccountChange(auth, input);
  if (!email && !phone)
    throw new AuthError('validation_failed', { msg: 'Cannot create a user without either an email or phone' });
  const id = input.id ?? randomUUID();
  const account = {
    id,
    email,
    phone,
    passwordHash,
    isConfirmed: email !== null && (input.email_confirm ?? false),
    isPhoneConfirmed: phone !== null && (input.phone_confirm ?? false),
    metadata: metadataText(input.user_metadata ?? {}),
    appMetadata: input.app_metadata ?? {},
  };
  // It travels in the token too.
  metadataText(account.appMetadata);
  const row = await auth.sql.begin(async (tx) => {
    if (!(await insertAccount(tx, account))) throw new AuthError(email ? 'email_exists' : 'phone_exists');
    if (ban !== null) await storeBan(tx, id, ban);
    await audit(tx, 'user_signedup', id);
    return getAccount(tx, id);
  });
  auth.log({ level: 'info', code: 'auth.signed_up', userId: id });
  return presentAccount(row);
}
