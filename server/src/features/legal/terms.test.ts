import { termsAcceptancesSchema, type TermsAcceptances } from '@alento/domain/legal/schema.ts';
import { newestTerms, termsStanding, termsVersions } from '@alento/domain/legal/terms.ts';
import { maxAcceptancesPerMinute } from '@alento/domain/legal/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (ana = await app.signUp()));

const { version } = newestTerms();

const accept = (as: TestPerson | undefined, json: unknown = { version }) =>
  app.request('PUT', '/api/terms', { ...(as && { as }), json });

async function read(as: TestPerson): Promise<TermsAcceptances['acceptances']> {
  const response = await app.request('GET', '/api/terms', { as });
  expect(response.status).toBe(200);
  return termsAcceptancesSchema.parse(await response.json()).acceptances;
}

async function readError(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

test('somebody new has accepted nothing', async () => {
  expect(await read(ana)).toEqual([]);
});

test('what is accepted is kept with the time of the server, for that person alone', async () => {
  const rui = await app.signUp();
  const [{ now } = { now: new Date(0) }] = await app.sql<{ now: Date }[]>`select now() as now`;
  const response = await accept(ana);
  expect(response.status).toBe(200);
  const { acceptances } = termsAcceptancesSchema.parse(await response.json());
  expect(acceptances).toEqual([{ version, acceptedAt: expect.any(String) }]);
  expect(Date.parse(acceptances[0]?.acceptedAt ?? '')).toBeGreaterThanOrEqual(now.getTime());
  expect(await read(ana)).toEqual(acceptances);
  expect(await read(rui)).toEqual([]);
});

test('to accept again keeps the first time', async () => {
  await accept(ana);
  const before = await read(ana);
  expect((await accept(ana)).status).toBe(200);
  expect(await read(ana)).toEqual(before);
});

test('whoever agreed to an older text is asked for this one, and both agreements stay', async () => {
  const [older] = termsVersions;
  await app.sql`insert into public.terms_acceptances (user_id, version) values (${ana.id}, ${older.version})`;
  const known = (await read(ana)).map((acceptance) => acceptance.version);
  expect(known).toEqual([older.version]);
  expect(termsStanding(known, newestTerms().bindsFrom)).toEqual({ status: 'due', version, isFirst: false });

  expect((await accept(ana)).status).toBe(200);
  const now = (await read(ana)).map((acceptance) => acceptance.version);
  expect(now).toEqual([version, older.version]);
  expect(termsStanding(now, newestTerms().bindsFrom)).toEqual({ status: 'accepted' });
});

test('a time that a client sends along is not taken', async () => {
  await accept(ana, { version, acceptedAt: '2001-01-01T00:00:00Z', user_id: ana.id });
  const [acceptance] = await read(ana);
  expect(acceptance?.acceptedAt).not.toContain('2001');
});

test('only the text that is shown now can be accepted', async () => {
  for (const other of ['2020-01-01', termsVersions[0].version, '2999-01-01']) {
    expect(await readError(await accept(ana, { version: other }))).toEqual([409, 'legal.terms_outdated']);
  }
  expect(await read(ana)).toEqual([]);
});

test.each([{}, { version: '' }, { version: 'newest' }, { version: 20_250_522 }, { version: null }])(
  '%j is refused',
  async (json) => {
    expect(await readError(await accept(ana, json))).toEqual([400, 'common.invalid_input']);
  },
);

test('whoever is not signed in is refused', async () => {
  expect(await readError(await app.request('GET', '/api/terms'))).toEqual([401, 'common.unauthenticated']);
  expect(await readError(await accept(undefined))).toEqual([401, 'common.unauthenticated']);
});

test('whoever accepts over and over is slowed', async () => {
  for (let count = 0; count < maxAcceptancesPerMinute; count += 1) expect((await accept(ana)).status).toBe(200);
  expect(await readError(await accept(ana))).toEqual([429, 'common.rate_limited']);
});
