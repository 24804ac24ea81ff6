import { timingSafeEqual } from 'node:crypto';
import type { HonoRequest } from 'hono';
import type { AccessTokens } from './auth/access-token.ts';
import type { Actor } from './database.ts';
import { bearerToken } from './http/bearer-token.ts';

export interface ApiKeys {
  /** Public key. A request with this key and no access token is a visitor's. */
  publishable: string;
  /** For the operator's own servers: a request with this key bypasses row-level security. */
  secret: string;
}

const visitor: Actor = { role: 'anon', claims: { role: 'anon' } };
const operator: Actor = { role: 'service_role', claims: { role: 'service_role' } };

export function isApiKey(keys: ApiKeys, text: string): boolean {
  return text === keys.publishable || isSecretKey(keys, text);
}

export function isSecretKey({ secret }: ApiKeys, text: string): boolean {
  const [given, wanted] = [Buffer.from(text), Buffer.from(secret)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Who asks: the person of the token, the operator, or anybody. Refuses a bad token with an AccessTokenError. */
export async function readActor(request: HonoRequest, tokens: AccessTokens, keys: ApiKeys): Promise<Actor> {
  const token = bearerToken(request) ?? request.header('apikey');
  if (!token || token === keys.publishable) return visitor;
  if (isSecretKey(keys, token)) return operator;
  const claims = await tokens.verify(token);
  return { role: 'authenticated', claims, session: { id: claims.session_id, personId: claims.sub } };
}
