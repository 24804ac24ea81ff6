import type { HonoRequest } from 'hono';
import { isSecretKey } from '../../actor.ts';
import { bearerToken } from '../../http/bearer-token.ts';
import { authenticate } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';

/** Refuses everybody without the secret key. */
export async function assertOperator(auth: AuthContext, request: HonoRequest): Promise<void> {
  const token = bearerToken(request) ?? request.header('apikey');
  if (token && isSecretKey(auth.keys, token)) return;
  if (token === auth.keys.publishable) throw new AuthError('not_admin');
  await authenticate(auth, request);
  throw new AuthError('not_admin');
}
