import { connect } from '@alento/sql/testing/connect.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { signUpPerson } from '../testing/people.ts';
import { postJson, raw } from '../testing/raw.ts';
import { serveBackend, type ServedBackend } from '../testing/served-backend.ts';

const unused = () => Promise.reject(new Error('no test here stores anything'));

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend({ contents: { read: unused, write: unused, remove: unused } });
});
afterAll(() => served.stop());

test('settings tell what a client needs and no more', async () => {
  const { status, body } = await raw(served, '/auth/v1/settings');
  expect(status).toBe(200);
  expect(body).toEqual({
    external: { anonymous_users: false, email: true, google: false, phone: false },
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });
});

test('health answers while the database does', async () => {
  expect((await raw(served, '/auth/v1/health')).status).toBe(200);
  const sql = connect('postgres://nobody@127.0.0.1:1/none', 1);
  const { app } = createBackend({ ...served.options, sql });
  const response = await app.request('/auth/v1/health');
  expect(response.status).toBe(503);
  expect(await response.text()).not.toMatch(/127\.0\.0\.1|nobody|ECONN/);
  await sql.end();
});

test.each(['/auth/v1/nothing', '/auth/v1/admin.json', '/auth/v1', '/auth/v1/user/x'])(
  '%s is a JSON 404 in GoTrue’s shape',
  async (path) => {
    const answer = await raw(served, path);
    expect(answer).toMatchObject({ status: 404, body: { code: 404, error_code: 'not_found' } });
  },
);

test('a wrong api key and an overlong URL are refused', async () => {
  const wrong = await raw(served, '/auth/v1/settings', { headers: { apikey: 'sb_publishable_other' } });
  expect(wrong).toMatchObject({ status: 401, body: { error_code: 'invalid_api_key' } });
  const long = await raw(served, `/auth/v1/settings?x=${'a'.repeat(9000)}`);
  expect(long).toMatchObject({ status: 414, body: { error_code: 'request_uri_too_long' } });
});

test.each(['/auth/v1/token', '/rest/v1/notes', '/storage/v1/object/papers/x'])(
  'a browser on another origin may ask %s',
  async (path) => {
    const wanted = 'authorization,apikey,content-type,prefer,x-client-info,x-supabase-api-version';
    const preflight = await fetch(served.url + path, {
      method: 'OPTIONS',
      headers: {
        origin: 'capacitor://localhost',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': wanted,
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe(wanted);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    const refusal = await raw(served, path, {
      headers: { origin: 'capacitor://localhost', authorization: 'Bearer x' },
    });
    expect(refusal.status).toBeGreaterThanOrEqual(400);
    expect(refusal.headers.get('access-control-allow-origin')).toBe('*');
  },
);

test('tokens and persons are not to be cached', async () => {
  const { session } = await signUpPerson(served);
  const headers = { authorization: `Bearer ${session.access_token}` };
  for (const path of ['/auth/v1/user', '/rest/v1/notes']) {
    expect((await raw(served, path, { headers })).headers.get('cache-control')).toBe('no-store');
  }
});

test('an error nobody expected is logged by code and place, without its words', async () => {
  const person = await signUpPerson(served);
  await served.sql`alter table auth.audit_log_entries rename to elsewhere`;
  const answer = await postJson(served, '/auth/v1/token?grant_type=password', {
    email: person.email,
    password: person.password,
  });
  await served.sql`alter table auth.elsewhere rename to audit_log_entries`;
  expect(answer).toMatchObject({ status: 500, body: { code: 500, error_code: 'unexpected_failure' } });
  expect(JSON.stringify(answer.body)).not.toMatch(/audit|relation/);
  const event = served.events.findLast(({ code }) => code === 'backend.unexpected');
  expect(event).toMatchObject({ level: 'error', reason: '42P01' });
  expect(JSON.stringify(event)).not.toMatch(/relation|insert into/);
});
