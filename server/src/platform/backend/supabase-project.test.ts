import { AccessTokenError } from '@alento/backend/auth/access-token.ts';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BackendService } from './backend-service.ts';
import { createSupabaseBackend } from './supabase-project.ts';

interface Key {
  kid: string;
  alg: string;
  privateKey: CryptoKey;
  publicKey: JWK;
}

let server: Server;
let issuer: string;
let published: Key[];
let asked: number;
let status: number;
let backend: BackendService;

beforeEach(async () => {
  [published, asked, status] = [[await makeKey()], 0, 200];
  server = createServer((request, response) => {
    asked += 1;
    const isKeySet = request.url === '/auth/v1/.well-known/jwks.json' && request.headers.apikey === 'sb_publishable_x';
    response.writeHead(isKeySet ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: published.map(({ publicKey }) => publicKey) }));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = `${url}/auth/v1`;
  backend = createSupabaseBackend({ url, publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x' });
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

async function makeKey(alg = 'ES256'): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const kid = randomUUID();
  return { kid, alg, privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

const claims = () => ({
  iss: issuer,
  aud: 'authenticated',
  sub: randomUUID(),
  role: 'authenticated',
  exp: Math.floor(Date.now() / 1000) + 3600,
  session_id: randomUUID(),
});

const sign = (payload: object, key = published[0], kid = key?.kid) => {
  if (!key) throw new Error('no key');
  return new SignJWT({ ...payload }).setProtectedHeader({ alg: key.alg, ...(kid ? { kid } : {}) }).sign(key.privateKey);
};

const unavailable = { code: 'common.unavailable' };

test.each(['ES256', 'RS256'])('a token that the project signed with %s says who is asking', async (alg) => {
  published = [await makeKey(alg)];
  const said = claims();
  expect(await backend.verifyAccessToken(await sign(said))).toEqual(said);
});

test.each<[string, object]>([
  ['another issuer', { iss: 'https://other.supabase.co/auth/v1' }],
  ['no issuer', { iss: undefined }],
  ['another audience', { aud: 'anon' }],
  ['no end', { exp: undefined }],
  ['a past end', { exp: 1 }],
  ['no person', { sub: undefined }],
  ['a person that is no id', { sub: 'ana' }],
  ['no role', { role: undefined }],
])('a token with %s is refused', async (_, change) => {
  const token = await sign({ ...claims(), ...change });
  await expect(backend.verifyAccessToken(token)).rejects.toBeInstanceOf(AccessTokenError);
});

test("a token that is forged with the project's own key id is refused", async () => {
  const forged = await sign(claims(), await makeKey(), published[0]?.kid);
  await expect(backend.verifyAccessToken(forged)).rejects.toBeInstanceOf(AccessTokenError);
});

test('a token that is signed with a shared secret, even the public key, or not at all, is refused', async () => {
  const secret = Buffer.from(JSON.stringify(published[0]?.publicKey));
  const shared = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', kid: published[0]?.kid ?? '' })
    .sign(secret);
  const [, payload] = shared.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  for (const token of [shared, unsigned, 'nonsense', '']) {
    await expect(backend.verifyAccessToken(token)).rejects.toBeInstanceOf(AccessTokenError);
  }
});

test('the keys are asked for once in ten minutes, and before that for a key that is new', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await Promise.all([0, 1, 2].map(async () => backend.verifyAccessToken(await sign(claims()))));
  expect(asked).toBe(1);

  const fresh = await makeKey();
  published.push(fresh);
  await expect(backend.verifyAccessToken(await sign(claims(), fresh))).rejects.toBeInstanceOf(AccessTokenError);
  expect(asked).toBe(1);
  vi.setSystemTime(Date.now() + 31_000);
  await backend.verifyAccessToken(await sign(claims(), fresh));
  expect(asked).toBe(2);

  published.shift();
  vi.setSystemTime(Date.now() + 601_000);
  await backend.verifyAccessToken(await sign(claims(), fresh));
  expect(asked).toBe(3);
});

test('keys that cannot be fetched make no token bad', async () => {
  const token = await sign(claims());
  status = 500;
  await expect(backend.verifyAccessToken(token)).rejects.toMatchObject(unavailable);
  status = 200;
  await backend.verifyAccessToken(token);
});

test('a project that does not answer makes no token bad', async () => {
  const token = await sign(claims());
  server.close();
  await expect(backend.verifyAccessToken(token)).rejects.toMatchObject(unavailable);
});
