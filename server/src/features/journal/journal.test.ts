import { maxJournalTextLength, maxRecordTextLength } from '@alento/domain/journal/limits.ts';
import type { JournalBody } from '@alento/domain/journal/body-schema.ts';
import {
  journalEntrySchema,
  journalPageSchema,
  type JournalEntry,
  type JournalInput,
  type JournalPage,
} from '@alento/domain/journal/schema.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullRecord, putEntry, writtenEntry } from '#testing/journal.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let owner: TestPerson;

beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (owner = await app.signUp()));

const free = (text: string): JournalBody => ({ kind: 'free', prompt: null, text });

async function kept(change: Partial<JournalInput> = {}, id: string = randomUUID(), as = owner): Promise<JournalEntry> {
  const response = await putEntry(app, as, writtenEntry(change), id);
  expect(response.status).toBe(200);
  return journalEntrySchema.parse(await response.json());
}

async function list(as = owner, query = ''): Promise<JournalPage> {
  const response = await app.request('GET', `/api/journal${query}`, { as });
  expect(response.status).toBe(200);
  return journalPageSchema.parse(await response.json());
}

const remove = (id: string, as = owner) => app.request('DELETE', `/api/journal/${id}`, { as });

async function errorOf(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

test.each<JournalBody>([
  { kind: 'free', prompt: 'needs', text: 'Sol na varanda 🌤️\n\nE silêncio.' },
  { kind: 'quick', situation: 'A late answer', thought: 'She is angry', feeling: '', distortions: [], alternative: '' },
  fullRecord,
])('an entry comes back as it was sent, and sent again it is one', async (body) => {
  const id = randomUUID();
  const entry = await kept({ body }, id);
  expect(entry).toEqual({ id, ...writtenEntry({ body }) });
  expect(await kept({ body }, id)).toEqual(entry);
  expect(await list()).toEqual({ entries: [entry], nextCursor: null });
});

test('the longest record that may be written is kept, in any script', async () => {
  const answer = 'क'.repeat(maxRecordTextLength);
  const answers = {
    situation: answer,
    thought: answer,
    evidenceFor: answer,
    evidenceAgainst: answer,
    alternative: answer,
  };
  const body: JournalBody = { ...fullRecord, ...answers };
  expect((await kept({ body })).body).toEqual(body);
});

test('whoever wrote nothing has an empty journal', async () => {
  expect(await list()).toEqual({ entries: [], nextCursor: null });
});

test('the later state of an entry holds, whichever arrives last, and when it was begun stays', async () => {
  const { id, writtenAt } = await kept();
  const changedAt = '2026-03-11T08:00:00.000Z';
  const later = await kept({ body: free('later'), writtenAt: changedAt, changedAt }, id);
  expect(later).toEqual({ id, body: free('later'), writtenAt, changedAt });
  for (const earlier of ['2026-03-11T07:59:59.999Z', changedAt])
    expect(await kept({ changedAt: earlier, body: free('earlier') }, id)).toEqual(later);
  expect((await list()).entries).toEqual([later]);
});

test('two devices that send at once are told of the same entry', async () => {
  const id = randomUUID();
  const states = [1, 2, 3, 4].map((minute) => ({
    changedAt: `2026-03-10T20:1${minute}:00.000Z`,
    body: free(`${minute}`),
  }));
  await Promise.all(states.map((state) => kept(state, id)));
  expect((await list()).entries).toMatchObject([{ id, body: free('4') }]);
});

test('a device whose clock is ahead has written it now', async () => {
  const ahead = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const entry = await kept({ writtenAt: ahead });
  for (const instant of [entry.writtenAt, entry.changedAt])
    expect(Date.parse(instant)).toBeLessThanOrEqual(Date.now() + 1000);
});

test('what was written last comes first, a page at a time, also of one moment', async () => {
  for (let index = 0; index < 5; index += 1) await kept({ writtenAt: `2026-03-1${index >> 1}T08:00:00.123Z` });
  const whole = (await list()).entries;
  expect(whole).toHaveLength(5);
  const read: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list(owner, `?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
    expect(page.entries.length).toBeLessThanOrEqual(2);
    read.push(...page.entries.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(read).toEqual(whole.map(({ id }) => id));
});

test.each(['?cursor=x', '?cursor=', '?limit=0', '?limit=101', '?limit=many'])(
  'a list of %s is refused',
  async (query) => {
    const response = await app.request('GET', `/api/journal${query}`, { as: owner });
    expect(await errorOf(response)).toEqual([400, 'common.invalid_input']);
  },
);

test('a deleted entry is gone, to delete it again changes nothing, and it can be brought back', async () => {
  const entry = await kept();
  const other = await kept({ writtenAt: '2026-03-09T20:00:00.000Z' });
  for (const each of [entry.id, entry.id, randomUUID()]) expect((await remove(each)).status).toBe(204);
  expect((await list()).entries).toEqual([other]);
  expect(await errorOf(await remove('1'))).toEqual([400, 'common.invalid_input']);
  expect(await kept({}, entry.id)).toEqual(entry);
});

test('a stranger neither reads nor changes nor deletes what is not theirs', async () => {
  const entry = await kept();
  const stranger = await app.signUp();
  expect((await list(stranger)).entries).toEqual([]);
  const theft = await putEntry(app, stranger, writtenEntry({ changedAt: '2026-03-12T00:00:00.000Z' }), entry.id);
  expect(await errorOf(theft)).toEqual([400, 'common.invalid_input']);
  expect((await remove(entry.id, stranger)).status).toBe(204);
  expect((await list()).entries).toEqual([entry]);
});

test('the database holds ciphertext under the id of its row, and nobody’s words are logged', async () => {
  const { id } = await kept({ body: { ...fullRecord, situation: 'Zanzibar in March' } });
  const [row] = await app.sql<{ body: Buffer }[]>`select * from public.journal_entries where id = ${id}`;
  expect(JSON.stringify({ ...row, body: row?.body.toString('latin1') })).not.toMatch(/Zanzibar|mindReading|full/);
  expect(app.logLines.join('\n')).not.toMatch(/Zanzibar|mindReading/);
  const other = await kept();
  await app.sql`update public.journal_entries set body = ${row?.body ?? null} where id = ${other.id}`;
  expect((await app.request('GET', '/api/journal', { as: owner })).status).toBe(500);
});

test('a journal waits for no age', async () => {
  const unasked = await app.signUpUnasked();
  const entry = await kept({}, randomUUID(), unasked);
  expect((await list(unasked)).entries).toEqual([entry]);
});

test('whoever is leaving reaches nothing', async () => {
  const { id } = await kept();
  await app.sql`insert into private.account_deletions (user_id, due_at, email, language)
    values (${owner.id}, now() + interval '1 day', ${owner.email}, 'en')`;
  const answers = [
    await app.request('GET', '/api/journal', { as: owner }),
    await putEntry(app, owner, writtenEntry(), id),
    await remove(id),
  ];
  for (const answer of answers) expect((await errorOf(answer))[1]).toBe('account.deletion_pending');
});

test('more than a device has to send at once is too much', async () => {
  const { id } = await kept();
  await app.sql`update private.rate_limits set used = 1000 where user_id = ${owner.id} and action = 'journal'`;
  expect(await errorOf(await putEntry(app, owner, writtenEntry(), id))).toEqual([429, 'common.rate_limited']);
});

test.each(['GET', 'PUT', 'DELETE'])('whoever is not signed in is refused (%s)', async (method) => {
  const path = method === 'GET' ? '/api/journal' : `/api/journal/${randomUUID()}`;
  const response = await app.request(method, path, method === 'PUT' ? { json: writtenEntry() } : {});
  expect(await errorOf(response)).toEqual([401, 'common.unauthenticated']);
});

test.each<[string, object]>([
  ['a page without a word', { body: free(' \n ') }],
  ['a page that is too long', { body: free('a'.repeat(maxJournalTextLength + 1)) }],
  ['a question that there is none of', { body: { kind: 'free', prompt: 'why', text: 'because' } }],
  ['a kind that there is none of', { body: { kind: 'poem', text: 'roses' } }],
  ['an answer that is too long', { body: { ...fullRecord, thought: 'a'.repeat(maxRecordTextLength + 1) } }],
  ['a distortion that there is none of', { body: { ...fullRecord, distortions: ['lying'] } }],
  ['a feeling above a hundred', { body: { ...fullRecord, feelings: [{ name: 'fear', before: 101, after: null }] } }],
  [
    'a feeling between two numbers',
    { body: { ...fullRecord, feelings: [{ name: 'fear', before: 1.5, after: null }] } },
  ],
  [
    'too many feelings',
    { body: { ...fullRecord, feelings: Array.from({ length: 6 }, () => ({ name: 'fear', before: 1, after: null })) } },
  ],
  ['no time', { changedAt: undefined }],
  ['a time that is none', { writtenAt: 'yesterday' }],
  ['a time that no calendar of ours knows', { writtenAt: '1999-12-31T00:00:00Z' }],
])('%s is refused', async (_what, change) => {
  const json = { ...writtenEntry(), ...change };
  const response = await app.request('PUT', `/api/journal/${randomUUID()}`, { as: owner, json });
  expect(await errorOf(response)).toEqual([400, 'common.invalid_input']);
});
