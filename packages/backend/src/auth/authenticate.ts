import type { HonoRequest } from 'hono';
import { bearerToken } from '../http/bearer-token.ts';
import { AccessTokenError, type AccessTokenClaims } from './access-token.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';

/** The claims of the request's access token. Whether its session still lives is for the verb to ask. */
export async function authenticate(auth: AuthContext, request: HonoRequest): Promise<AccessTokenClaims> {
  const token = bearerToken(request);
  if (!token) throw new AuthError('no_authorization');
  try {
    return await auth.accessTokens.verify(token);
  } catch (error) {
    throw error instanceof AccessTokenError ? new AuthError('bad_jwt') : error;
  }
}
