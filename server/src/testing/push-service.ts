import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { NewDevice } from '@alento/domain/reminders/schema.ts';

interface ReceivedPush {
  headers: IncomingMessage['headers'];
  /** As the browser reads it. */
  text: string;
}

interface Browser {
  keys: ECDH;
  authSecret: Buffer;
  /** The server that it expects notifications of. */
  publicKey: string;
  status: number;
  received: ReceivedPush[];
}

export interface TestBrowser {
  readonly device: NewDevice;
  readonly received: readonly ReceivedPush[];
  /** From now on what comes for it is answered so. */
  answer(status: number): void;
}

export interface TestPushService {
  readonly origin: string;
  /** A browser subscribed with the public half of a VAPID key. */
  subscribe(publicKey: string): TestBrowser;
  stop(): Promise<void>;
}

/** A real push service on this machine: checks the VAPID signature and decrypts as browsers do. */
export async function startPushService(): Promise<TestPushService> {
  const browsers = new Map<string, Browser>();
  const server = createServer((request, response) => {
    void take(request, browsers.get(request.url ?? ''), origin()).then((status) =>
      response.writeHead(status, status === 307 ? { location: `${origin()}/elsewhere` } : {}).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: origin(),
    subscribe(publicKey) {
      const path = `/push/${randomUUID()}`;
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const browser: Browser = { keys, authSecret: randomBytes(16), publicKey, status: 201, received: [] };
      browsers.set(path, browser);
      return {
        device: {
          endpoint: `${origin()}${path}`,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: browser.authSecret.toString('base64url') },
        },
        received: browser.received,
        answer: (status) => void (browser.status = status),
      };
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

async function take(request: IncomingMessage, browser: Browser | undefined, origin: string): Promise<number> {
  const body = await buffer(request);
  if (!browser) return 404;
  if (!(await isSigned(request, browser.publicKey, origin))) return 403;
  if (browser.status !== 201) return browser.status;
  const options = { version: 'aes128gcm', privateKey: browser.keys, authSecret: browser.authSecret } as const;
  browser.received.push({ headers: request.headers, text: decrypt(body, options).toString('utf8') });
  return 201;
}

/** Whether a request is by the owner of a key and meant for this service (RFC 8292). */
async function isSigned({ headers }: IncomingMessage, publicKey: string, audience: string): Promise<boolean> {
  const [, token, key] = /^vapid t=(.+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token || key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  if (!x || !y) return false;
  const verified = jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), { audience });
  return verified.then(({ payload }) => /^(?:https:|mailto:)/.test(payload.sub ?? '')).catch(() => false);
}
