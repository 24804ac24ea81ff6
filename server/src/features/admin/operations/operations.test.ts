import { adminOperationsSchema } from '@alento/domain/admin/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Operations } from '#platform/database/operations.ts';
import { createLog } from '#platform/log/log.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
let ana: TestPerson;
const adminEmails: string[] = [];
const asked: string[] = [];

function speaking(model: string): ModelGateway {
  return {
    engine: 'model',
    model,
    windowTokens: 8_000,
    reply(_request, sink) {
      asked.push(model);
      queueMicrotask(() => {
        sink.text('I am with you.');
        sink.done();
      });
      return () => undefined;
    },
    close: () => undefined,
  };
}

beforeAll(async () => {
  app = await createTestApp({ adminEmails, model: speaking('usual'), premiumModel: speaking('better') });
  admin = await app.signUp();
  await app.sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}'
    where user_id = ${admin.id}`;
  adminEmails.push(admin.email);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql`delete from private.engine_switches`;
  await app.sql`delete from private.rate_limits`;
  await app.sql`update private.maintenance set since = null`;
  ana = await app.signUp();
  asked.length = 0;
});

const act = (method: string, path: string, json?: object) =>
  app.request(method, `/api/admin/operations${path}`, { as: admin, ...(json && { json }) });

const turn = (model: string, language: string, isOff: boolean) => act('PUT', '/engines', { model, language, isOff });

/** Who answered a message. */
async function whoAnswers(language: LanguageCode = 'en'): Promise<unknown> {
  const { id } = await createSession(app, ana, { language });
  await hearReply(await postMessage(app, ana, id));
  const [reply] = await app.sql<{ model: string | null; engine: string }[]>`
    select engine, model from public.messages where session_id = ${id} and role = 'assistant' and reply_to is not null`;
  return reply;
}

// Plans are not sold here, so everybody has Premium.
test('a model that is switched off answers nobody: the usual one does, and without it the guided companion', async () => {
  expect(await whoAnswers()).toEqual({ engine: 'model', model: 'better' });
  expect((await turn('better', '*', true)).status).toBe(204);
  expect(await whoAnswers()).toEqual({ engine: 'model', model: 'usual' });
  await turn('usual', '*', true);
  asked.length = 0;
  expect(await whoAnswers()).toMatchObject({ engine: 'guided' });
  expect(asked).toEqual([]);
  await turn('better', '*', false);
  expect(await whoAnswers()).toEqual({ engine: 'model', model: 'better' });
});

test('a model that is switched off in one language answers in the others', async () => {
  await turn('better', 'pt', true);
  await turn('usual', 'pt', true);
  expect(await whoAnswers('pt')).toMatchObject({ engine: 'guided' });
  expect(await whoAnswers('en')).toEqual({ engine: 'model', model: 'better' });
});

test('another process hears of a switch and of maintenance within the second that its answer counts', async () => {
  const log = createLog('silent', { write: () => undefined });
  const other = new Operations({ sql: app.sql, log, freshMs: 0 });
  expect(await other.isSwitchedOff('better', 'de')).toBe(false);
  await turn('better', 'de', true);
  await act('PUT', '/maintenance', { isOn: true, retryAfter: 90 });
  expect(await other.isSwitchedOff('better', 'de')).toBe(true);
  expect(await other.isSwitchedOff('better', 'pt')).toBe(false);
  expect(await other.findRetryAfter()).toBe(90);
});

test('a database that does not answer leaves things as they were', async () => {
  let isAway = false;
  const sql = ((strings: TemplateStringsArray, ...values: unknown[]) =>
    isAway ? Promise.reject(new Error('away')) : app.sql(strings, ...values)) as typeof app.sql;
  const operations = new Operations({ sql, log: createLog('silent', { write: () => undefined }), freshMs: 0 });
  await turn('usual', '*', true);
  expect(await operations.isSwitchedOff('usual', 'ja')).toBe(true);
  isAway = true;
  expect(await operations.isSwitchedOff('usual', 'ja')).toBe(true);
});

test('only a model that answers here can be switched off', async () => {
  for (const model of ['guided', 'unknown']) {
    expect(await (await turn(model, '*', true)).json()).toMatchObject({ error: { code: 'admin.engine_not_found' } });
  }
  expect((await turn('usual', 'xx', true)).status).toBe(400);
});

test('how replies ended is told by model and language, small figures hidden', async () => {
  await app.sql`delete from private.engine_replies`;
  await app.sql`insert into private.engine_replies (hour, model, language, outcome, count, ms) values
    (now(), 'usual', 'pt', 'complete', 90, 180000), (now(), 'usual', 'pt', 'failed', 12, 24000),
    (now(), 'usual', 'ja', 'failed', 3, 9000), (now() - interval '2 days', 'usual', 'pt', 'failed', 500, 0)`;
  await turn('usual', 'ja', true);
  expect(adminOperationsSchema.parse(await (await act('GET', '')).json())).toEqual({
    maintenance: { since: null, retryAfter: expect.any(Number) },
    engines: [
      { model: 'usual', isPremium: false },
      { model: 'better', isPremium: true },
    ],
    switchedOff: [{ model: 'usual', language: 'ja' }],
    replies: [
      { model: 'usual', language: 'ja', replies: '<10', failed: '<10', seconds: null },
      { model: 'usual', language: 'pt', replies: 102, failed: 12, seconds: 2 },
    ],
  });
});

test('replies are counted as they end', async () => {
  await app.tally.flush();
  await app.sql`delete from private.engine_replies`;
  await whoAnswers('fr');
  await app.tally.flush();
  expect(await app.sql`select model, language, outcome, count from private.engine_replies`).toEqual([
    { model: 'better', language: 'fr', outcome: 'complete', count: 1 },
  ]);
});

test('a model is asked one thing, and says whether it is well', async () => {
  expect(await (await act('POST', '/checks', { model: 'usual' })).json()).toMatchObject({ isWell: true });
});

const askAs = (as: TestPerson | null, method: string, path: string) => app.request(method, path, as ? { as } : {});

test('under maintenance everybody but admins is refused, with when to try again; help and the plan stay', async () => {
  await act('PUT', '/maintenance', { isOn: true, retryAfter: 120 });
  const closed = [
    ['GET', '/api/sessions'],
    ['POST', '/api/sessions'],
    ['GET', '/api/progress'],
    ['POST', '/api/faults'],
    ['GET', '/api/admin/counts'],
    ['GET', '/api/nothing'],
    ['GET', '/rest/v1/perfis?select=id_usuario'],
    ['GET', '/storage/v1/object/list/avatars'],
    ['POST', '/auth/v1/signup'],
    ['POST', '/auth/v1/recover'],
  ];
  for (const person of [ana, null]) {
    for (const [method = '', path = ''] of closed) {
      const response = await askAs(person, method, path);
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '120']);
      expect(await response.json()).toMatchObject({
        error: { code: 'common.under_maintenance', params: { seconds: 120 } },
      });
    }
  }
  expect((await askAs(ana, 'GET', '/api/safety-plan')).status).toBe(200);
  expect((await askAs(null, 'GET', '/api/config')).status).toBe(200);
  expect((await askAs(null, 'GET', '/api/geo')).status).toBe(200);
  expect((await askAs(null, 'GET', '/api/health')).status).toBe(200);
  expect((await askAs(admin, 'GET', '/api/sessions')).status).toBe(200);
  expect((await askAs(admin, 'GET', '/rest/v1/perfis?select=id_usuario')).status).toBe(200);
  expect((await act('PUT', '/maintenance', { isOn: false })).status).toBe(204);
  expect((await askAs(ana, 'GET', '/api/sessions')).status).toBe(200);
});

test('an admin can sign in while there is maintenance', async () => {
  await act('PUT', '/maintenance', { isOn: true });
  const response = await app.request('POST', '/auth/v1/token?grant_type=password', {
    json: { email: ana.email, password: 'a wrong one' },
  });
  expect(response.status).toBe(400);
});

test('an ex-admin meets the maintenance like anybody', async () => {
  await act('PUT', '/maintenance', { isOn: true });
  await app.sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${admin.id}`;
  expect((await askAs(admin, 'GET', '/api/sessions')).status).toBe(503);
  await app.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "admin"}' where id = ${admin.id}`;
});
