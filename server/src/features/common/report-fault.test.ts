import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Log } from '#platform/log/log.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { createReportFault } from './report-fault.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test('anybody can say that a screen failed, and nothing more', async () => {
  const report = (json: object) => app.request('POST', '/api/faults', { json });
  expect((await report({ place: '/session/:id', name: 'TypeError' })).status).toBe(204);
  const refused = await report({ place: '/app', name: 'TypeError', message: 'I feel alone' });
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { code: 'common.invalid_input' } }]);
});

test('operators find the kind of fault, counted, in their list', async () => {
  const fault = { place: '/moods', name: 'RangeError' };
  await Promise.all([1, 2, 3].map(() => app.request('POST', '/api/faults', { json: fault })));
  expect(await app.sql`select place, name, count from private.client_faults where place = '/moods'`).toEqual([
    { ...fault, count: 3 },
  ]);
});

test('a flood of reports fills neither the log nor the list', async () => {
  let time = 0;
  const error = vi.fn<(event: object, text: string) => void>();
  const services = { log: { error } as unknown as Log, sql: app.sql };
  const fault = { place: '/journal', name: 'TypeError' };
  const reportFault = createReportFault(() => time);
  for (let count = 0; count < 100; count += 1) await reportFault(services, fault);
  expect(error).toHaveBeenCalledTimes(30);
  expect(error).toHaveBeenCalledWith({ code: 'client.fault', ...fault }, expect.any(String));
  expect(await app.sql`select count from private.client_faults where place = '/journal'`).toEqual([{ count: 30 }]);
  time = 60_000;
  await reportFault(services, fault);
  expect(error).toHaveBeenCalledTimes(31);
});
