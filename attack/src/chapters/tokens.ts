import {
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  type JsonWebKeyInput,
  type KeyObject,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chapter } from '../chapter.ts';
import { ask } from '../http.ts';
import type { Findings } from '../findings.ts';
import { signIn, signUp, type Person } from '../people.ts';
import { startTarget, type Target } from '../target.ts';

/** One door of each kind that asks who is there. */
const doors = ['/api/sessions', '/api/account/security', '/rest/v1/mood_entries?select=id', '/auth/v1/user'];

type Claims = Record<string, unknown>;

/** Tokens that were never given, were changed, or should have ended. */
export const tokens: Chapter = {
  name: 'tokens',
  promise: 'only a token that was given opens a door, where a token belongs, and no longer than its session',
  async attack(findings) {
    const target = await startTarget();
    try {
      const [victim, attacker] = [await signUp(target), await signUp(target)];
      await tryForged(target, findings, { victim, attacker });
      await tryElsewhere(target, findings, victim);
      await tryEnded(target, findings);
      await tryRefreshTokens(target, findings);
    } finally {
      await target.close();
    }
  },
};

/** Whether a door opens; rows that are none count as closed. */
async function opens(target: Target, door: string, token: string): Promise<boolean> {
  return (await ask(target, 'GET', door, { token })).status === 200;
}

async function expectShut(target: Target, findings: Findings, what: string, token: string): Promise<void> {
  for (const door of doors) findings.holds(!(await opens(target, door, token)), `${door} opens to ${what}`);
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(header: Claims, claims: Claims, key: KeyObject): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

async function tryForged(
  target: Target,
  findings: Findings,
  { victim, attacker }: { victim: Person; attacker: Person },
): Promise<void> {
  const [head = '', body = '', signature = ''] = victim.token.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Claims;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const jwks = JSON.parse((await ask(target, 'GET', '/auth/v1/.well-known/jwks.json')).text) as { keys: Claims[] };
  const publicKey = jwks.keys[0] ?? {};
  findings.holds(!('d' in publicKey), 'the public keys carry the private one');
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const hmac = (secret: string) => {
    const text = `${encode({ ...header, alg: 'HS256' })}.${body}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const [otherHead, , otherSignature = ''] = attacker.token.split('.');
  const forged: [string, string][] = [
    ['a token without signature', `${head}.${body}.`],
    ['alg none', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`],
    ['alg None with a signature', `${encode({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`],
    ['HS256 by the public key', hmac(JSON.stringify(publicKey))],
    ['HS256 by the public point', hmac(String(publicKey.x))],
    ['HS256 by nothing', hmac('')],
    ['a signature of zeros', `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`],
    ['a signature of another token', `${otherHead}.${body}.${otherSignature}`],
    ['a key of the attacker', signed(header, claims, stranger.privateKey)],
    [
      'a key that the token brings',
      signed({ ...header, jwk: stranger.publicKey.export({ format: 'jwk' }) }, claims, stranger.privateKey),
    ],
    [
      'a key from elsewhere',
      signed({ ...header, jku: 'https://evil.example/jwks', kid: '../../dev/null' }, claims, stranger.privateKey),
    ],
    ['changed claims', `${head}.${encode({ ...claims, role: 'service_role' })}.${signature}`],
    ['a raised level', `${head}.${encode({ ...claims, aal: 'aal2' })}.${signature}`],
    ['a refresh token', victim.refreshToken],
    ['two tokens in one', `${victim.token}.${signature}`],
  ];
  for (const [what, token] of forged) await expectShut(target, findings, what, token);
  await tryMissigned(target, findings, header, claims);
}

/** Signed by the server's own key, but not as the server does. */
async function tryMissigned(target: Target, findings: Findings, header: Claims, claims: Claims): Promise<void> {
  const jwk = JSON.parse(
    await readFile(join(target.dataDir, 'secrets/signing-key.json'), 'utf8'),
  ) as JsonWebKeyInput['key'];
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  findings.holds(
    await opens(target, doors[0] ?? '', signed(header, claims, key)),
    'the attack cannot sign: it is blind',
  );
  const now = Math.floor(Date.now() / 1000);
  const wrong: [string, Claims][] = [
    ['an expired token', { exp: now - 1 }],
    ['a token without end', { exp: undefined }],
    ['a token that begins later', { nbf: now + 3_600 }],
    ['another issuer', { iss: 'https://evil.example/auth/v1' }],
    ['another audience', { aud: 'elsewhere' }],
    ['a session that never was', { session_id: randomUUID() }],
    ['no session', { session_id: undefined }],
    ['the session of somebody else', { sub: randomUUID() }],
    ['the role of the operator', { role: 'service_role' }],
    ['the role of the database', { role: 'postgres' }],
  ];
  for (const [what, change] of wrong)
    await expectShut(target, findings, what, signed(header, { ...claims, ...change }, key));
}

/** A token where none is looked for. */
async function tryElsewhere(target: Target, findings: Findings, { token }: Person): Promise<void> {
  for (const door of doors) {
    const sign = door.includes('?') ? '&' : '?';
    const asQuery = await ask(target, 'GET', `${door}${sign}access_token=${token}`);
    const asCookie = await ask(target, 'GET', door, {
      headers: { cookie: `sb-access-token=${token}; access_token=${token}` },
    });
    for (const { status, text } of [asQuery, asCookie]) {
      findings.holds(status !== 200 || text === '[]', `${door} reads a token from the address or a cookie`);
    }
  }
}

/** Every way in which a session ends, and the token that outlives it. */
async function tryEnded(target: Target, findings: Findings): Promise<void> {
  const put = (person: Person, json: unknown) => ask(target, 'PUT', '/auth/v1/user', { token: person.token, json });
  const logout = (person: Person, scope: string) =>
    ask(target, 'POST', `/auth/v1/logout?scope=${scope}`, { token: person.token });
  const endings: [string, (one: Person, other: Person) => Promise<{ status: number }>, 'one' | 'other'][] = [
    ['after signing out', (one) => logout(one, 'local'), 'one'],
    ['after signing out everywhere', (one) => logout(one, 'global'), 'other'],
    ['after signing out the others', (one) => logout(one, 'others'), 'other'],
    [
      'after a new password elsewhere',
      (one) => put(one, { password: `New-${randomUUID()}`, current_password: one.password }),
      'other',
    ],
    [
      'after its account was erased',
      (one) => ask(target, 'POST', '/api/account/deletion', { token: one.token, json: { when: 'now' } }),
      'other',
    ],
  ];
  for (const [when, end, ended] of endings) {
    const one = await signUp(target);
    const other = await signIn(target, one);
    for (const door of doors) findings.holds(await opens(target, door, other.token), `${door} is shut to a good token`);
    const { status } = await end(one, other);
    findings.holds(status < 300, `the session could not be ended: ${when} answers ${status}`);
    const dead = ended === 'one' ? one : other;
    // Also at once, beside each other: what is remembered of a token must not outlive it.
    const answers = await Promise.all(
      doors.flatMap((door) => [opens(target, door, dead.token), opens(target, door, dead.token)]),
    );
    answers.forEach((isOpen, index) => findings.holds(!isOpen, `${doors[index >> 1]} opens ${when}`));
    const { status: refreshed } = await refresh(target, dead.refreshToken);
    findings.holds(refreshed >= 400, `the session is refreshed ${when}`);
    const written = await ask(target, 'POST', '/rest/v1/mood_entries', { token: dead.token, json: { mood: 'calm' } });
    findings.holds(written.status >= 400, `a row is written ${when}`);
  }
}

function refresh(target: Target, refresh_token: string) {
  return ask(target, 'POST', '/auth/v1/token?grant_type=refresh_token', { json: { refresh_token } });
}

async function tryRefreshTokens(target: Target, findings: Findings): Promise<void> {
  const person = await signUp(target);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(target, person.refreshToken)));
  const given = new Set(
    answers
      .filter(({ status }) => status === 200)
      .map(({ text }) => (JSON.parse(text) as { refresh_token: string }).refresh_token),
  );
  findings.holds(given.size === 1, `twenty refreshes at once give ${given.size} tokens`);
  // The time in which a lost answer may be asked for again is over.
  await target.sql`update auth.refresh_tokens set updated_at = now() - interval '1 minute' where revoked`;
  const reused = await refresh(target, person.refreshToken);
  findings.holds(reused.status === 400, `a token that was used is answered ${reused.status}`);
  for (const token of given) {
    findings.holds((await refresh(target, token)).status === 400, 'a family of tokens lives on after one was reused');
  }
  await expectShut(target, findings, 'an access token of a revoked family', person.token);
}
