import type { HonoRequest } from 'hono';
import { AccessTokenError, type AccessTokens } from '../auth/access-token.ts';
import type { Actor } from '../database.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { expiredToken, invalidToken } from './errors.ts';

const anonymous: Actor = { role: 'anon', claims: { role: 'anon' } };

/** Who asks: the person of the token, or anybody with the publishable key or none. */
export async function readActor(request: HonoRequest, tokens: AccessTokens, publishableKey: string): Promise<Actor> {
  const token = bearerToken(request);
  if (!token || token === publishableKey) return anonymous;
  try {
    return { role: 'authenticated', claims: await tokens.verify(token) };
  } catch (error) {
    if (!(error instanceof AccessTokenError)) throw error;
    throw error.reason === 'expired' ? expiredToken() : invalidToken();
  }
}
