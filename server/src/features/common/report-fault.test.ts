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

test('a flood of reports does not fill the log', () => {
  let time = 0;
  const error = vi.fn<(event: object, text: string) => void>();
  const log = { error } as unknown as Log;
  const reportFault = createReportFault(() => time);
  for (let count = 0; count < 100; count += 1) reportFault(log, { place: '/app', name: 'TypeError' });
  expect(error).toHaveBeenCalledTimes(30);
  expect(error).toHaveBeenCalledWith({ code: 'client.fault', place: '/app', name: 'TypeError' }, expect.any(String));
  time = 60_000;
  reportFault(log, { place: '/app', name: 'TypeError' });
  expect(error).toHaveBeenCalledTimes(31);
});
