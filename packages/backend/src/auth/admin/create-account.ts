import { randomUUID } from 'node:crypto';
import { DatabaseError } from '../../sql.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { metadataText } from '../input.ts';
import { insertAccount } from '../insert-account.ts';
import { readAccountChange, type AccountInput } from './account-input.ts';
import { getAccount, presentAccount } from './read-accounts.ts';
import { storeBan } from './update-account.ts';

export async function createAccount(auth: AuthContext, input: AccountInput): Promise<object> {
  const { email, passwordHash, ban } = await readAccountChange(input);
  if (!email)
    throw new AuthError('validation_failed', { msg: 'Cannot create a user without either an email or phone' });
  const id = input.id ?? randomUUID();
  const account = {
    id,
    email,
    passwordHash,
    isConfirmed: input.email_confirm ?? false,
    metadata: metadataText(input.user_metadata ?? {}),
    appMetadata: input.app_metadata ?? {},
  };
  // It travels in the token too.
  metadataText(account.appMetadata);
  const row = await auth.sql
    .begin(async (tx) => {
      if (!(await insertAccount(tx, account))) throw new AuthError('email_exists');
      if (ban !== null) await storeBan(tx, id, ban);
      await audit(tx, 'user_signedup', id);
      return getAccount(tx, id);
    })
    .catch((error: unknown) => {
      const isKnown = error instanceof DatabaseError && error.constraint === 'users_pkey';
      throw isKnown ? new AuthError('user_already_exists') : error;
    });
  auth.log({ level: 'info', code: 'auth.signed_up', userId: id });
  return presentAccount(row);
}
