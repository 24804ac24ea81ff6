import { randomUUID } from 'node:crypto';
import { audit } from './audit.ts';
import { consumeAttempt } from './consume-attempt.ts';
import type { AuthContext } from './context.ts';
import { metadataText } from './input.ts';
import { insertAccount } from './insert-account.ts';
import { presentSession, startSession } from './session.ts';

/** Creates an anonymous account. */
export async function signUpAnonymously(
  auth: AuthContext,
  data: Record<string, unknown>,
  address: string,
): Promise<object> {
  const metadata = metadataText(data);
  await consumeAttempt(auth.sql, [{ kind: 'signup.address', subject: address, limit: auth.limits.signUpPerAddress }]);
  const id = randomUUID();
  const open = await auth.sql.begin(async (tx) => {
    await insertAccount(tx, { id, email: null, passwordHash: null, metadata, isConfirmed: false });
    await audit(tx, 'user_signedup', id);
    return startSession(auth, tx, { personId: id, method: 'anonymous' });
  });
  auth.log({ level: 'info', code: 'auth.signed_up', userId: id });
  return presentSession(auth, open);
}
