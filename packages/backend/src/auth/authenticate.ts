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
    if (!(error instanceof AccessTokenError)) throw error;
    throw new AuthError('bad_jwt', {
      msg: `invalid JWT: unable to parse or verify signature, ${whyRefused(token, error)}`,
    });
  }
}

/** In GoTrue's words, which clients compare. */
function whyRefused(token: string, { reason }: AccessTokenError): string {
  if (reason === 'expired') return 'token has invalid claims: token is expired';
  const isToken = token.split('.').length === 3;
  return isToken ? 'token signature is invalid' : 'token is malformed: token contains an invalid number of segments';
}
