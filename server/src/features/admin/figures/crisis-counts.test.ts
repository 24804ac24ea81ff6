import { crisisCountsSchema } from '@alento/domain/admin/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let operator: TestPerson;
const adminEmails: string[] = [];

beforeAll(async () => {
  app = await createTestApp({ adminEmails });
  await app.sql`insert into private.crisis_counts (month, country, tier, channel, count, corrected) values
    ('2025-12-01', 'BR', 3, 'chat', 77, 0), ('2026-01-01', 'BR', 3, 'chat', 40, 0),
    ('2026-01-01', 'IS', 3, 'chat', 2, 0), ('2026-12-01', 'ZZ', 2, 'chat', 0, 12), ('2027-01-01', 'BR', 3, 'chat', 88, 0)`;
});
afterAll(() => app.close());
beforeEach(async () => {
  operator = await app.signUp();
  await app.sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}'
    where user_id = ${operator.id}`;
  adminEmails.splice(0, adminEmails.length, operator.email);
});

const ask = (query = '?year=2026', as: TestPerson | null = operator) =>
  app.request('GET', `/api/admin/crisis-counts${query}`, as ? { as } : {});

async function readError(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

test('an operator is told the figures of a year as they may be published, and none that leads to few', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(crisisCountsSchema.parse(await response.json())).toEqual({
    year: 2026,
    months: [
      { month: '2026-01', country: 'BR', tier: 3, channel: 'chat', count: 40, corrected: '<10' },
      { month: '2026-01', country: 'IS', tier: 3, channel: 'chat', count: '<10', corrected: '<10' },
      { month: '2026-12', country: 'ZZ', tier: 2, channel: 'chat', count: '<10', corrected: 12 },
    ],
    tiers: [
      { tier: 2, count: 0, corrected: 12 },
      { tier: 3, count: '<50', corrected: 0 },
      { tier: 4, count: 0, corrected: 0 },
    ],
  });
});

test('a year without help has no figures', async () => {
  expect(await (await ask('?year=2020')).json()).toMatchObject({ year: 2020, months: [] });
});

test.each(['', '?year=', '?year=x', '?year=1999', '?year=2026.5', '?year=10000'])('%s is no year', async (query) => {
  expect(await readError(await ask(query))).toEqual([400, 'common.invalid_input']);
});

test('the last year that can be asked for is answered', async () => {
  expect((await ask('?year=9999')).status).toBe(200);
});

test('whoever runs nothing is refused, and so is whoever is not signed in', async () => {
  expect(await readError(await ask('?year=2026', await app.signUp()))).toEqual([403, 'admin.permission_required']);
  expect(await readError(await ask('?year=2026', null))).toEqual([401, 'common.unauthenticated']);
});

test('an operator’s address that is not confirmed opens nothing', async () => {
  await app.sql`update auth.users set email_confirmed_at = null where id = ${operator.id}`;
  expect(await readError(await ask())).toEqual([403, 'admin.permission_required']);
});
