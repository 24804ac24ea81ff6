import type { HonoRequest } from 'hono';
import { isApiKey, readActor, type ApiKeys } from '../actor.ts';
import { AccessTokenError, type AccessTokens } from '../auth/access-token.ts';
import type { Actor } from '../database.ts';
import { expiredToken, invalidApiKey, invalidToken } from './errors.ts';

/** Who asks, or a refusal in PostgREST's words. */
export async function readRestActor(request: HonoRequest, tokens: AccessTokens, keys: ApiKeys): Promise<Actor> {
  const apiKey = request.header('apikey');
  if (apiKey !== undefined && !isApiKey(keys, apiKey)) throw invalidApiKey();
  try {
    return await readActor(request, tokens, keys);
  } catch (error) {
    if (!(error instanceof AccessTokenError)) throw error;
    throw error.reason === 'expired' ? expiredToken() : invalidToken();
  }
}
