import { derivePublishableKey } from '@alento/backend/keys.ts';
import { createClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { generateDocument } from '#http/openapi.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let locked: string[];
beforeAll(async () => {
  app = await createTestApp();
  locked = await listLockedRoutes();
});
afterAll(() => app.close());

/** Every route that is not for everybody, such as `get /api/sessions`. */
async function listLockedRoutes(): Promise<string[]> {
  const response = await app.request('GET', '/api/openapi.json');
  const { paths } = (await response.json()) as Awaited<ReturnType<typeof generateDocument>>;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries((item ?? {}) as Record<string, { security?: object[] }>)
      .filter(([, { security }]) => security?.length !== 0)
      .map(([method]) => `${method} ${path}`),
  );
}

async function errorCodeOf(route: string, as: TestPerson): Promise<string | undefined> {
  const [method = '', path = ''] = route.split(' ');
  const url = path.replaceAll(/\{\w+\}/g, () => randomUUID());
  const body = path.includes('transcriptions') ? { form: new FormData() } : { json: {} };
  const response = await app.request(method.toUpperCase(), url, { as, ...(method !== 'get' && body) });
  const answer = (await response.json().catch(() => undefined)) as { error?: { code: string } } | undefined;
  return answer?.error?.code;
}

/** The routes that answer anything else than this refusal; a route may undo what the person is in. */
async function routesWithout(code: string, as: TestPerson, prepare?: () => Promise<unknown>): Promise<string[]> {
  const open: string[] = [];
  for (const route of locked) {
    await prepare?.();
    if ((await errorCodeOf(route, as)) !== code) open.push(route);
  }
  return open;
}

/** Somebody who has a second step and has taken the first alone. */
async function signInWithoutMfa(): Promise<TestPerson> {
  const client = createClient(app.url, await derivePublishableKey(app.signingKey), { auth: { persistSession: false } });
  const [email, password] = [`${randomUUID()}@example.com`, randomUUID()];
  await client.auth.signUp({ email, password });
  const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (enrolled?.type !== 'totp') throw new Error('not enrolled');
  const code = new TOTP({ secret: enrolled.totp.secret }).generate();
  await client.auth.mfa.challengeAndVerify({ factorId: enrolled.id, code });
  const { data } = await client.auth.signInWithPassword({ email, password });
  return { id: data.user?.id ?? '', email, token: data.session?.access_token ?? '' };
}

function sessionOf({ token }: TestPerson): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { session_id: string }).session_id;
}

test('whoever owes the second step is refused by every route but the one that takes its place', async () => {
  expect(locked.length).toBeGreaterThan(40);
  expect(await routesWithout('account.second_step_needed', await signInWithoutMfa())).toEqual([
    'post /api/account/security/recovery',
  ]);
});

test('whoever is leaving is refused by every route but those to leave, to stay and to take the second step', async () => {
  const person = await app.signUp();
  const session = sessionOf(person);
  // One of the routes signs out everywhere.
  const leave = () => app.sql`
    with signed_in as (
      insert into auth.sessions (id, user_id, created_at, aal) values (${session}, ${person.id}, now(), 'aal1')
      on conflict do nothing
    )
    insert into private.account_deletions (user_id, due_at, email, language)
    values (${person.id}, now() + interval '14 days', ${person.email}, 'en')
    on conflict (user_id) do update set cancelled_at = null`;
  expect((await routesWithout('account.deletion_pending', person, leave)).toSorted()).toEqual([
    'delete /api/account/deletion',
    'get /api/account/deletion',
    'post /api/account/deletion',
    'post /api/account/security/recovery',
  ]);
});
