import { feedbackCountsSchema } from '@alento/domain/admin/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let operator: TestPerson;
const adminEmails: string[] = [];

beforeAll(async () => {
  app = await createTestApp({ adminEmails });
  await app.sql`insert into private.feedback_counts (month, language, engine, feedback, count) values
    ('2026-01-01', 'pt', 'guided', 'misunderstood', 40), ('2026-02-01', 'ar', 'model', 'helpful', 3),
    ('2026-02-01', 'en', 'guided', 'helpful', 0), ('2027-01-01', 'pt', 'guided', 'helpful', 88)`;
  operator = await app.signUp();
  await app.sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}'
    where user_id = ${operator.id}`;
  adminEmails.push(operator.email);
});
afterAll(() => app.close());

const ask = (query = '?year=2026', as: TestPerson | null = operator) =>
  app.request('GET', `/api/admin/feedback-counts${query}`, as ? { as } : {});

test('an operator is told what people said of the replies of a year, and of few only that they are few', async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(feedbackCountsSchema.parse(await response.json())).toEqual({
    year: 2026,
    months: [
      { month: '2026-01', language: 'pt', engine: 'guided', feedback: 'misunderstood', count: 40 },
      { month: '2026-02', language: 'ar', engine: 'model', feedback: 'helpful', count: '<10' },
    ],
  });
});

test('whoever runs nothing is refused, and so are a visitor and a year that is none', async () => {
  expect((await ask('?year=2026', await app.signUp())).status).toBe(403);
  expect((await ask('?year=2026', null)).status).toBe(401);
  expect((await ask('?year=x')).status).toBe(400);
});
