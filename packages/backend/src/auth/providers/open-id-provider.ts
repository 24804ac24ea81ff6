import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import { errorReason } from '../../http/unexpected.ts';
import type { LogEvent } from '../../events.ts';
import { AuthError } from '../errors.ts';
import { assertAccessToken, assertNonce, toIdentity, verifyIdToken, type IdTokenClaims } from './id-token.ts';
import type { Provider, ProviderOptions } from './provider.ts';

const defaultTimeoutMs = 5000;
// A provider may move its parts.
const discoveryAgeMs = 24 * 3600 * 1000;

interface Connection {
  configuration: client.Configuration;
  keys: JWTVerifyGetKey;
}

interface OpenIdOptions extends ProviderOptions {
  /** Where it sends people back to. */
  callbackUrl: string;
  log: LogEvent;
}

/** An OpenID Connect provider. Its discovery document is fetched with the first sign-in. */
export function createOpenIdProvider(name: string, options: OpenIdOptions): Provider {
  const { callbackUrl, log } = options;
  const connect = rememberFor(discoveryAgeMs, () => discover(options));

  /** Whatever goes wrong between us and the provider is the provider's failure. */
  const ask = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    try {
      return await work(await connect());
    } catch (error) {
      if (error instanceof AuthError) throw error;
      log({ level: 'warn', code: 'auth.provider_failed', reason: reasonOf(error) });
      throw new AuthError('unavailable', { msg: `The provider ${name} does not answer as it should, try again later` });
    }
  };

  const readToken = ({ keys }: Connection, token: string): Promise<IdTokenClaims> =>
    verifyIdToken(token, {
      keys,
      issuer: issuersOf(options.issuer),
      audience: [options.clientId, ...(options.appClientIds ?? [])],
    });

  return {
    name,
    authorizationUrl: ({ state, nonce, verifier, scopes, extras }) =>
      ask(async ({ configuration }) => {
        const url = client.buildAuthorizationUrl(configuration, {
          ...extras,
          redirect_uri: callbackUrl,
          scope: [...new Set(['openid', 'email', 'profile', ...scopes])].join(' '),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return url.href;
      }),
    redeem: (answer, { state, nonce, verifier }) =>
      ask(async (connection) => {
        const tokens = await client
          .authorizationCodeGrant(connection.configuration, new URL(`${callbackUrl}?${answer.toString()}`), {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
          })
          .catch((error: unknown) => {
            throw isRefusal(error) ? new AuthError('bad_oauth_callback') : error;
          });
        const identity = toIdentity(name, await readToken(connection, tokens.id_token ?? ''));
        return { identity, tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token } };
      }),
    identify: (idToken, { nonce, accessToken }) =>
      ask(async (connection) => {
        const claims = await readToken(connection, idToken);
        assertNonce(claims, nonce);
        assertAccessToken(claims, accessToken);
        return toIdentity(name, claims);
      }),
  };
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  timeoutMs = defaultTimeoutMs,
}: OpenIdOptions): Promise<Connection> {
  const server = new URL(issuer);
  const configuration = await client.discovery(server, clientId, clientSecret, undefined, {
    timeout: timeoutMs / 1000,
    execute: server.protocol === 'http:' ? [client.allowInsecureRequests] : [],
  });
  const { jwks_uri: keys } = configuration.serverMetadata();
  if (!keys) throw new Error('the discovery document names no keys');
  return { configuration, keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: timeoutMs }) };
}

/** Google names itself in two ways. */
function issuersOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
}

/** A refusal by the provider, or a response that does not validate; anything else is an outage. */
function isRefusal(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status < 500 && error.error === 'invalid_grant';
  return error instanceof client.AuthorizationResponseError || mismatches.has(errorReason(error));
}

const mismatches = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

/** What the operator should look after: the provider's own code, or Node's. */
function reasonOf(error: unknown): string {
  if (error instanceof client.ResponseBodyError) return error.error;
  return errorReason(error instanceof TypeError && error.cause ? error.cause : error);
}

/** Parallel callers share one answer; a failure is not remembered. */
function rememberFor<T>(ageMs: number, ask: () => Promise<T>): () => Promise<T> {
  let known: { answer: Promise<T>; at: number } | undefined;
  return () => {
    if (known && Date.now() - known.at < ageMs) return known.answer;
    const asked = { answer: ask(), at: Date.now() };
    known = asked;
    asked.answer.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.answer;
  };
}
