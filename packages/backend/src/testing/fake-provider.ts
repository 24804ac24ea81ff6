import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  OAuth2Server,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import type { ProviderOptions } from '../auth/providers/provider.ts';
import { land } from './follow.ts';
import type { ServedBackend } from './served-backend.ts';

export interface FakeProvider {
  options: ProviderOptions;
  server: OAuth2Server;
  /** The signed-in user: extra claims of every id token. */
  person: Record<string, unknown>;
  /** An id token as an app on a phone would get one. */
  idToken(claims?: Record<string, unknown>, kid?: string): Promise<string>;
  /** Sends the next person back with other fields than a code and the state. */
  answerNext(change: (fields: URLSearchParams) => void): void;
  stop(): Promise<void>;
}

const clientId = 'the-client';
const clientSecret = 'the-secret';

/** A provider that signs in `person` without a prompt. */
export async function startProvider(): Promise<FakeProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const provider: FakeProvider = {
    options: { issuer, clientId, clientSecret, appClientIds: ['the-app'] },
    server,
    person: {},
    idToken: (claims, kid) =>
      server.issuer.buildToken({
        ...(kid ? { kid } : {}),
        scopesOrTransform: (_header, payload) =>
          void Object.assign(payload, { aud: clientId, ...provider.person, ...claims }),
      }),
    answerNext: (change) =>
      void server.service.once('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => change(url.searchParams)),
    stop: () => server.stop(),
  };
  // Only id tokens have an audience.
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    if (payload.aud) Object.assign(payload, provider.person);
  });
  server.service.on('beforeResponse', (response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
    if (body && 'client_secret' in body && body.client_secret === clientSecret) return;
    response.statusCode = 401;
    response.body = { error: 'invalid_client' };
  });
  return provider;
}

/** A server that takes connections and never answers. */
export async function startSilentServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

/** Signs in at the provider: the address with which the browser comes back to the backend. */
export async function consent(served: Pick<ServedBackend, 'url'>, authorizeUrl: string): Promise<string> {
  const isOurs = authorizeUrl.startsWith(served.url);
  const atProvider = isOurs ? (await land(authorizeUrl)).url.href : authorizeUrl;
  const { pathname, search } = (await land(atProvider)).url;
  return served.url + pathname + search;
}
