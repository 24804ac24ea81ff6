import { createHmac } from 'node:crypto';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateSigningKey } from '../keys.ts';
import { signUpPerson, type Person } from '../testing/people.ts';
import { raw } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

let served: ServedBackend;
let person: Person;
beforeAll(async () => {
  served = await serveBackend();
  person = await signUpPerson(served);
});
afterAll(() => served.stop());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => decodeJwt(person.session.access_token);

async function signed(changes: object, key = served.options.signingKey): Promise<string> {
  return new SignJWT({ ...claims(), ...changes })
    .setProtectedHeader({ alg: 'ES256', kid: served.options.signingKey.kid ?? '' })
    .sign(await importJWK(key, 'ES256'));
}

/** What the three gates make of a token: the package's own function, auth and REST. */
async function gates(token: string): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${token}` };
  const verified = await served.backend.verifyAccessToken(token).catch((error: Error) => error.name);
  const user = await raw(served, '/auth/v1/user', { headers });
  const rows = await raw(served, '/rest/v1/notes', { headers });
  return [verified, user.status, rows.status];
}

const refused = ['AccessTokenError', 403, 401];

test('a token signed like ours is accepted', async () => {
  await expect(served.backend.verifyAccessToken(await signed({}))).resolves.toMatchObject({ sub: person.user.id });
});

test('a token without a signature is refused', async () => {
  expect(await gates(`${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`)).toEqual(refused);
});

test('a token signed with the public key as a shared secret is refused', async () => {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims())}`;
  const { body: jwks } = await raw(served, '/auth/v1/.well-known/jwks.json');
  const secret = JSON.stringify(jwks);
  expect(await gates(`${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`)).toEqual(refused);
});

test('a token signed with another key is refused', async () => {
  expect(await gates(await signed({}, await generateSigningKey()))).toEqual(refused);
});

test('a token whose claims were changed is refused', async () => {
  const [header, , signature] = person.session.access_token.split('.');
  expect(await gates(`${header}.${encode({ ...claims(), role: 'service_role' })}.${signature}`)).toEqual(refused);
});

test('expired tokens and those of another audience, issuer or role are refused', async () => {
  const past = Math.floor(Date.now() / 1000) - 10;
  expect(await gates(await signed({ exp: past }))).toEqual(refused);
  expect(await gates(await signed({ aud: 'somebody' }))).toEqual(refused);
  expect(await gates(await signed({ iss: 'https://example.com' }))).toEqual(refused);
  expect(await gates(await signed({ role: 'service_role' }))).toEqual(refused);
  expect(await gates(await signed({ sub: 'not-a-uuid' }))).toEqual(refused);
});

test('a token that was accepted is refused once it expires', async () => {
  const token = await signed({ exp: Math.floor(Date.now() / 1000) + 1 });
  expect(await gates(token)).toMatchObject([{ sub: person.user.id }, 200, 200]);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect(await gates(token)).toEqual(refused);
});

test('a bearer that is no token is refused', async () => {
  expect(await gates('x')).toEqual(refused);
  expect(await gates('a.b.c')).toEqual(refused);
});

test('supabase-js verifies our tokens with the published key, which holds no secret', async () => {
  const { data, error } = await person.client.auth.getClaims();
  expect(error).toBeNull();
  expect(data?.claims.sub).toBe(person.user.id);
  expect(data?.header.alg).toBe('ES256');
  const { body } = await raw(served, '/auth/v1/.well-known/jwks.json');
  expect(body).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256', kid: served.options.signingKey.kid }] });
  expect(JSON.stringify(body)).not.toContain('"d"');
});
