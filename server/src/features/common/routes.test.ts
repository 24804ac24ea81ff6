import { errorCatalogue } from '@alento/domain/app-error.ts';
import { configSchema } from '@alento/domain/hosting/config-schema.ts';
import { healthSchema } from '@alento/domain/hosting/health-schema.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { generateDocument } from '#http/openapi.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

type OpenApiDocument = Awaited<ReturnType<typeof generateDocument>>;

interface Operation {
  name: string;
  summary?: string;
  security?: object[];
  requestBody?: object;
  responses?: Record<string, object>;
}

async function fetchDocument(): Promise<OpenApiDocument> {
  const response = await app.request('GET', '/api/openapi.json');
  expect(response.status).toBe(200);
  return (await response.json()) as OpenApiDocument;
}

test('health tells that server and database answer', async () => {
  const response = await app.request('GET', '/api/health');
  expect(response.status).toBe(200);
  const health = healthSchema.parse(await response.json());
  expect(health).toEqual({ status: 'ok', version: '0.0.0', database: 'ok', keys: 'ok', disk: 'ok', engine: 'guided' });
});

test('health is degraded on a database that was written with other keys', async () => {
  const astray = await createTestApp({ findForeignKeys: () => Promise.resolve(['encryption']) });
  const response = await astray.request('GET', '/api/health');
  expect([response.status, await response.json()]).toMatchObject([503, { status: 'degraded', keys: 'foreign' }]);
  await astray.close();
});

test('health is degraded when the disk is full', async () => {
  const crowded = await createTestApp({ readFreeBytes: () => Promise.resolve(1_000_000) });
  const response = await crowded.request('GET', '/api/health');
  expect([response.status, await response.json()]).toMatchObject([503, { status: 'degraded', disk: 'full' }]);
  await crowded.close();
});

test.each([
  ['the disk is full', '53100'],
  ['memory is short', '53200'],
])('where %s a write can be tried again later', async (_what, code) => {
  const crowded = await createTestApp();
  await crowded.sql.script(`
    create function public.refuse_write() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '${code}'; end $$;
    create trigger refuse_write before insert on public.sessions for each row execute function public.refuse_write();
    create trigger refuse_write before insert on public.mood_entries for each row execute function public.refuse_write()`);
  const as = await crowded.signUp();
  const json = { mood: 'calm', personality: 'default', language: 'en' };
  const session = await crowded.request('POST', '/api/sessions', { as, json });
  expect([session.status, await session.json()]).toMatchObject([503, { error: { code: 'common.unavailable' } }]);
  const row = await crowded.request('POST', '/rest/v1/mood_entries', { as, json: { mood: 'calm' } });
  for (const { status, headers } of [session, row]) expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  await crowded.close();
});

test('health is degraded while the database is away, and says so soon', async () => {
  const broken = await createTestApp();
  await broken.sql.end();
  const response = await broken.request('GET', '/api/health');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'degraded', database: 'unavailable' });
  const sessions = await broken.request('GET', '/api/sessions');
  expect(sessions.status).toBe(401);
  await broken.close();
});

test('config tells a browser what it needs and nothing else', async () => {
  const response = await app.request('GET', '/api/config');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const config = configSchema.parse(await response.json());
  expect(config).toMatchObject({
    supabase: { url: app.url, key: expect.stringMatching(/^sb_publishable_/) },
    engine: 'guided',
    signIn: { google: false },
    features: { sharedReports: false },
    limits: { messageLength: 10_000, takeawayLength: 280 },
    languages: { default: 'pt' },
  });
});

test('config names the public address when one is configured', async () => {
  const behindProxy = await createTestApp({ publicUrl: 'https://alento.example' });
  const config = configSchema.parse(await (await behindProxy.request('GET', '/api/config')).json());
  expect(config.supabase.url).toBe('https://alento.example');
  await behindProxy.close();
});

test('what takes a body says how a body can be refused', async () => {
  const { paths } = await fetchDocument();
  const refusals = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>)
      .filter(([, { requestBody }]) => requestBody)
      .map(([method, { responses = {} }]) => [
        `${method} ${path}`,
        ['400', '413', '415'].filter((s) => !(s in responses)),
      ]),
  );
  expect(refusals.filter(([, missing]) => missing?.length)).toEqual([]);
  expect(refusals.length).toBeGreaterThan(10);
});

test('the ways to leave and to recover promise no refusal that they never give', async () => {
  const { paths } = await fetchDocument();
  const refusalOf = (path: string, method: 'get' | 'post') =>
    (paths[path]?.[method]?.responses?.['403'] as { description?: string } | undefined)?.description ?? '';
  expect(refusalOf('/api/sessions', 'get')).toBe('`account.second_step_needed`, `account.deletion_pending`');
  expect(refusalOf('/api/account/deletion', 'get')).toBe('`account.second_step_needed`');
  expect(refusalOf('/api/account/security/recovery', 'post')).toBe('`account.recovery_code_invalid`');
});

test('the OpenAPI document is valid', async () => {
  const result = await new Validator().validate(structuredClone(await fetchDocument()));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('the OpenAPI document has every route with its answers, its errors and its lock', async () => {
  const { paths } = await fetchDocument();
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({ name: `${method} ${path}`, ...(operation as object) })),
  ) as Operation[];
  expect(operations.map(({ name }) => name).toSorted()).toEqual([
    'delete /api/account/deletion',
    'delete /api/admin/team/{id}',
    'delete /api/assessments/{id}',
    'delete /api/dialogue-runs/{id}',
    'delete /api/journal/{id}',
    'delete /api/memories',
    'delete /api/memories/consent',
    'delete /api/memories/{id}',
    'delete /api/moods/{id}',
    'delete /api/practices/{id}',
    'delete /api/reminders',
    'delete /api/reminders/devices/{id}',
    'delete /api/safety-plan',
    'delete /api/sessions/{id}',
    'delete /api/sessions/{id}/stream',
    'delete /api/temporary-sessions/{id}/stream',
    'delete /api/trial',
    'get /api/account/deletion',
    'get /api/account/health',
    'get /api/account/security',
    'get /api/admin/counts',
    'get /api/admin/crisis-counts',
    'get /api/admin/crisis-counts/file',
    'get /api/admin/faults',
    'get /api/admin/feedback-counts',
    'get /api/admin/log',
    'get /api/admin/operations',
    'get /api/admin/reports',
    'get /api/admin/support',
    'get /api/admin/team',
    'get /api/age',
    'get /api/assessments',
    'get /api/billing/subscription',
    'get /api/config',
    'get /api/dialogue-runs',
    'get /api/exercises/favourites',
    'get /api/geo',
    'get /api/health',
    'get /api/journal',
    'get /api/memories',
    'get /api/memories/news',
    'get /api/moods',
    'get /api/progress',
    'get /api/progress/changes',
    'get /api/progress/patterns',
    'get /api/progress/week',
    'get /api/reminders',
    'get /api/reports',
    'get /api/safety-plan',
    'get /api/sessions',
    'get /api/sessions/spoken',
    'get /api/sessions/{id}',
    'get /api/sessions/{id}/export.pdf',
    'get /api/sessions/{id}/stream',
    'get /api/temporary-sessions/{id}/stream',
    'get /api/terms',
    'patch /api/admin/reports/{id}',
    'patch /api/admin/support/{id}',
    'patch /api/memories/{id}',
    'patch /api/profile',
    'patch /api/sessions/{id}',
    'post /api/account/deletion',
    'post /api/account/export',
    'post /api/account/security/recovery',
    'post /api/admin/account-health',
    'post /api/admin/accounts/consent',
    'post /api/admin/accounts/deletion',
    'post /api/admin/accounts/premium',
    'post /api/admin/accounts/trial',
    'post /api/admin/operations/checks',
    'post /api/admin/support/{id}/answers',
    'post /api/admin/team',
    'post /api/age/guardian',
    'post /api/billing/checkout',
    'post /api/billing/portal',
    'post /api/billing/restore',
    'post /api/billing/store-account',
    'post /api/billing/verification',
    'post /api/billing/webhooks/apple',
    'post /api/billing/webhooks/google',
    'post /api/billing/webhooks/stripe',
    'post /api/corrections',
    'post /api/faults',
    'post /api/guardian/answer',
    'post /api/guardian/question',
    'post /api/guardian/revocation',
    'post /api/memories',
    'post /api/memories/noticed',
    'post /api/reminders/devices',
    'post /api/reports',
    'post /api/sessions',
    'post /api/sessions/trials',
    'post /api/sessions/{id}/messages',
    'post /api/sessions/{id}/notices',
    'post /api/sessions/{id}/regenerate',
    'post /api/support',
    'post /api/temporary-sessions',
    'post /api/temporary-sessions/{id}/messages',
    'post /api/temporary-sessions/{id}/summary',
    'post /api/trial',
    'post /api/voice/speech',
    'post /api/voice/transcriptions',
    'put /api/account/security/recovery-code',
    'put /api/admin/operations/engines',
    'put /api/admin/operations/maintenance',
    'put /api/age',
    'put /api/assessments/{id}',
    'put /api/dialogue-runs/{id}',
    'put /api/exercises/favourites',
    'put /api/journal/{id}',
    'put /api/memories/consent',
    'put /api/moods/{id}',
    'put /api/practices/{id}',
    'put /api/reminders',
    'put /api/replies/{id}/feedback',
    'put /api/safety-plan',
    'put /api/sessions/{id}',
    'put /api/sessions/{id}/exchanges/{messageId}',
    'put /api/terms',
  ]);
  for (const { name, security, responses = {}, summary, requestBody } of operations) {
    expect(summary).toBeTruthy();
    expect(responses['500']).toMatchObject({ description: '`common.internal`' });
    const isOpen = /\/api\/(?:config|faults|geo|health|support)$|\/guardian\/|\/webhooks\//.test(name);
    expect(security).toEqual(isOpen ? [] : [{ bearer: [] }]);
    expect(JSON.stringify(responses['401'] ?? {}).includes('ErrorBody')).toBe(!isOpen);
    const isBare = /(?:regenerate|export|recovery-code|api\/trial|store-account|webhooks\/\w+)$/.test(name);
    const takesBody = /^(patch|post|put)/.test(name) && !isBare;
    expect(Boolean(requestBody)).toBe(takesBody);
  }
});

test('the OpenAPI document names schemas once and only catalogued errors', async () => {
  const document = await fetchDocument();
  const text = JSON.stringify(document);
  expect(Object.keys(document.components?.schemas ?? {})).toEqual(
    expect.arrayContaining([
      'Session',
      'Conversation',
      'Message',
      'SessionPage',
      'ReplyEvent',
      'Progress',
      'Config',
      'Health',
      'ErrorBody',
    ]),
  );
  const codes = [...text.matchAll(/`((?:common|chat|account)\.[a-z_]+)`/g)].map(([, code]) => code);
  for (const code of codes) expect(Object.keys(errorCatalogue)).toContain(code);
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(Object.keys(document.components?.schemas ?? {})).toContain(name);
  }
});
