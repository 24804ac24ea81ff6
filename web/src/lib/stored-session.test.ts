import { expect, test } from 'vitest';
import { parseStoredSession } from '#lib/stored-session.ts';

const now = new Date('2026-11-21T20:00:00Z');
const visit = { now, isOnline: true };
const later = now.getTime() / 1000 + 600;
const address = new URL('https://alento.example/app');
const key = 'sb-alento-auth-token';
const user = { id: '6f0f8f0e-0000-4000-8000-000000000000', email: 'ana@example.com', user_metadata: { name: 'Ana' } };
const session = { access_token: 'access', refresh_token: 'refresh', expires_at: later, user };

/** As much of a browser's storage as is needed: what is in it are its own keys. */
function storageOf(entries: Record<string, string>): Storage {
  const methods = {
    getItem: (name: string) => entries[name] ?? null,
    removeItem: (name: string) => {
      delete entries[name];
    },
  };
  return Object.setPrototypeOf(entries, methods) as Storage;
}

const keep = (value: unknown): Storage => storageOf({ [key]: JSON.stringify(value) });

test('a session that is kept tells at once whose it is', () => {
  expect(parseStoredSession(keep(session), address, visit)).toMatchObject({
    status: 'kept',
    user,
    accessToken: 'access',
  });
});

test('without a token nobody is signed in', () => {
  const storage = storageOf({ i18nextLng: 'pt', 'sb-alento-auth-token-code-verifier': '"x"' });
  expect(parseStoredSession(storage, address, visit)).toEqual({ status: 'none' });
});

test.each([
  ['has expired', { ...session, expires_at: now.getTime() / 1000 - 1 }],
  ['is about to expire', { ...session, expires_at: now.getTime() / 1000 + 80 }],
  ['does not say until when it is good', { ...session, expires_at: undefined }],
  ['has no token', { ...session, access_token: undefined }],
  ['cannot be renewed', { ...session, refresh_token: 7 }],
  ['is nobody’s', { ...session, user: null }],
  ['has a person without an id', { ...session, user: { ...user, id: 7 } }],
  ['is no session', 'ana'],
])('a session that %s is left to auth-js', (_what, stored) => {
  expect(parseStoredSession(keep(stored), address, visit)).toEqual({ status: 'unclear' });
});

test('what cannot be read, and two sessions, are left to auth-js', () => {
  expect(parseStoredSession(storageOf({ [key]: '{' }), address, visit).status).toBe('unclear');
  const two = storageOf({ [key]: JSON.stringify(session), 'sb-other-auth-token': JSON.stringify(session) });
  expect(parseStoredSession(two, address, visit).status).toBe('unclear');
});

test.each(['?code=123', '#access_token=a&refresh_token=b', '#error=access_denied', '?error=access_denied'])(
  'an address that brings a session back is left to auth-js: %s',
  (part) => {
    expect(parseStoredSession(storageOf({}), new URL(part, address), visit)).toEqual({ status: 'unclear' });
  },
);

test('a session is forgotten, unless another one has taken its place', () => {
  const storage = keep(session);
  const kept = parseStoredSession(storage, address, visit);
  if (kept.status !== 'kept') throw new Error('nothing was kept');
  kept.forget();
  expect(Object.keys(storage)).toEqual([]);

  const entries = { [key]: JSON.stringify(session) };
  const again = parseStoredSession(storageOf(entries), address, visit);
  entries[key] = JSON.stringify({ ...session, access_token: 'new' });
  if (again.status !== 'kept') throw new Error('nothing was kept');
  again.forget();
  expect(Object.keys(entries)).toEqual([key]);
});

test('without a connection a session that has expired still tells whose it is', () => {
  const old = { ...session, expires_at: now.getTime() / 1000 - 86_400 };
  expect(parseStoredSession(keep(old), address, { now, isOnline: false })).toMatchObject({ status: 'kept', user });
  expect(parseStoredSession(keep({ ...old, user: null }), address, { now, isOnline: false }).status).toBe('unclear');
});
