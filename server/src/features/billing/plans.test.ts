import { configSchema } from '@alento/domain/hosting/config-schema.ts';
import { priceRegions } from '@alento/domain/billing/prices.ts';
import { ownPlanSchema } from '@alento/domain/billing/schema.ts';
import { startFakeModel, type FakeModel } from '@alento/testing/fake-model.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { renderTrialMail } from '#platform/mail/render-trial-mail.ts';
import { createOpenAiCompatible } from '#platform/models/openai-compatible.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';
import { TrialMails } from './trial/jobs/trial-mails.ts';

let fake: FakeModel;
let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  fake = await startFakeModel();
  const model = (name: string) =>
    createOpenAiCompatible({ baseUrl: fake.url, model: name, apiKey: undefined, timeoutMs: 5_000 });
  app = await createTestApp({
    plans: { isSold: true, sessionsPerDay: 3, messagesPerDay: 4, graceHours: 6 },
    model: model('small'),
    premiumModel: model('large'),
  });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  fake.grade('0');
  person = await app.signUp();
});

const begin = (path = 'sessions') =>
  app.request('POST', `/api/${path}`, {
    as: person,
    json: { mood: 'calm', personality: 'default', language: 'en' },
  });

async function beginSession(): Promise<string> {
  return ((await (await begin()).json()) as { id: string }).id;
}

async function send(session: string, text = 'hello there', id: string = randomUUID()): Promise<Response> {
  const response = await app.request('POST', `/api/sessions/${session}/messages`, { as: person, json: { id, text } });
  await response.clone().text();
  return response;
}

const plan = async () =>
  ownPlanSchema.parse(await (await app.request('GET', '/api/billing/subscription', { as: person })).json());

const startTrial = () => app.request('POST', '/api/trial', { as: person });

const danger = 'I want to kill myself tonight';

async function sendTemporary(
  text = 'hello there',
  id: string = randomUUID(),
  message: string = randomUUID(),
): Promise<Response> {
  const json = {
    id: message,
    mood: 'calm',
    personality: 'default',
    language: 'en',
    summary: null,
    turns: [{ role: 'user', text }],
  };
  const response = await app.request('POST', `/api/temporary-sessions/${id}/messages`, { as: person, json });
  await response.clone().text();
  return response;
}

test('the first message of a fourth conversation is refused, stored or not, and says when there are more', async () => {
  const [open] = [await beginSession(), await beginSession()];
  expect((await send(open)).status).toBe(200);
  expect((await sendTemporary()).status).toBe(200);
  expect((await send(await beginSession())).status).toBe(200);
  for (const refused of [await send(await beginSession()), await sendTemporary()]) {
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: { code: 'billing.session_limit', params: { limit: 3, resetsAt: (await plan()).allowances?.resetsAt } },
    });
  }
  // What was refused took nothing, and what is open goes on.
  expect((await plan()).allowances).toMatchObject({ messages: { used: 3 }, sessions: { used: 3 } });
  expect((await send(open)).status).toBe(200);
});

test('a conversation in which nothing was said is not counted, and can always be opened', async () => {
  for (let n = 0; n < 5; n++)
    for (const path of ['sessions', 'temporary-sessions']) expect((await begin(path)).ok).toBe(true);
  expect((await plan()).allowances).toMatchObject({ sessions: { used: 0 } });
});

test('of ten conversations that are begun at once three begin', async () => {
  const sessions = await Promise.all(Array.from({ length: 10 }, beginSession));
  const answers = await Promise.all(sessions.map((session) => send(session)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect((await plan()).allowances).toMatchObject({ messages: { used: 3 }, sessions: { used: 3 } });
});

test('a temporary conversation whose first message is told again is counted once', async () => {
  const id = randomUUID();
  for (let n = 0; n < 3; n++) expect((await sendTemporary('hello there', id)).status).toBe(200);
  expect((await plan()).allowances?.sessions.used).toBe(1);
});

test('a temporary message that is sent again or answered anew is counted once, and another under its id anew', async () => {
  const [id, message] = [randomUUID(), randomUUID()];
  for (let n = 0; n < 3; n++) expect((await sendTemporary('hello there', id, message)).status).toBe(200);
  expect((await plan()).allowances?.messages.used).toBe(1);
  await sendTemporary('something else', id, message);
  expect((await plan()).allowances?.messages.used).toBe(2);
  const [{ kept } = { kept: '' }] = await app.sql<{ kept: string }[]>`
    select temporary_messages::text as kept from private.plan_usage where user_id = ${person.id}`;
  expect(kept).not.toContain(message);
});

// What the detector takes for an ordinary message.
const veiled = 'we had pasta and watched a film';

test.each([
  ['kept', async () => send(await beginSession(), veiled)],
  ['temporary', () => sendTemporary(veiled)],
])('at the limit the second opinion is asked, and danger that only it sees is answered: %s', async (_, tell) => {
  const session = await beginSession();
  for (let n = 0; n < 4; n++) await send(session);
  expect((await tell()).status).toBe(429);
  fake.grade('3');
  fake.gradings.length = 0;
  const answered = await tell();
  expect(answered.status).toBe(200);
  expect(await answered.text()).toContain('data-help');
  expect(fake.gradings).toHaveLength(1);
  expect(await app.sql`select tier from private.crisis_tiers where user_id = ${person.id}`).toEqual([{ tier: 3 }]);
  expect((await plan()).allowances?.messages.used).toBe(4);
});

test.each([
  ['kept', async () => send(await beginSession(), danger)],
  ['temporary', () => sendTemporary(danger)],
])('whoever begins a fourth conversation in danger is answered: %s', async (_, tell) => {
  for (let n = 0; n < 3; n++) await send(await beginSession());
  expect((await send(await beginSession())).status).toBe(429);
  const answered = await tell();
  expect(answered.status).toBe(200);
  expect(await answered.text()).toContain('data-help');
  expect((await plan()).allowances).toMatchObject({ messages: { used: 3 }, sessions: { used: 3 } });
});

test('a conversation from before the account is kept whole where the day is used up, and not counted', async () => {
  const session = await beginSession();
  for (let n = 0; n < 4; n++) await send(session);
  const turns = Array.from({ length: 6 }, (_, n) => [
    { role: 'assistant', text: `What is on your mind? ${n}` },
    { role: 'user', text: `The harbour was grey. ${n}` },
  ]).flat();
  const json = { id: randomUUID(), mood: null, personality: 'friend', language: 'en', turns };
  const kept = await app.request('POST', '/api/sessions/trials', { as: person, json });
  expect(kept.status).toBe(201);
  const { messages } = (await kept.json()) as { messages: { role: string; text: string }[] };
  expect(messages.map(({ role, text }) => ({ role, text }))).toEqual(turns);
  expect((await plan()).allowances).toMatchObject({ messages: { used: 4 }, sessions: { used: 1 } });
});

test('the fifth message is refused and not stored; in danger it is answered all the same', async () => {
  const session = await beginSession();
  for (let n = 0; n < 4; n++) expect((await send(session)).status).toBe(200);
  const refused = await send(session);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { error: { code: 'billing.message_limit', params: { limit: 4 } } },
  ]);
  expect((await plan()).allowances).toMatchObject({ messages: { limit: 4, used: 4 }, sessions: { limit: 3, used: 1 } });
  const answered = await send(session, danger);
  expect(answered.status).toBe(200);
  expect(await answered.text()).toContain('data-help');
  // Whoever is in danger is not counted again on that day.
  expect((await send(session, 'yes')).status).toBe(200);
  expect((await plan()).allowances?.messages.used).toBe(4);
});

test('a trial begins with one request, lifts the limits and has the larger model answer', async () => {
  const session = await beginSession();
  await send(session);
  expect(fake.requests.at(-1)?.body.model).toBe('small');
  const begun = await startTrial();
  expect([begun.status, await begun.json()]).toMatchObject([
    201,
    { state: 'trial', isPremium: true, allowances: null },
  ]);
  for (let n = 0; n < 5; n++) expect((await send(session)).status).toBe(200);
  expect(fake.requests.at(-1)?.body.model).toBe('large');
  expect((await startTrial()).status).toBe(409);
});

test('without an address no trial begins, and with one it does; a telephone number will do', async () => {
  await app.sql`update auth.users set email = null where id = ${person.id}`;
  const refused = await startTrial();
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: { code: 'billing.trial_needs_address' } },
  ]);
  expect(await plan()).toMatchObject({ state: 'free', facts: { isTrialUsed: false } });
  await app.sql`update auth.users set phone = ${`49${Date.now()}`} where id = ${person.id}`;
  expect((await startTrial()).status).toBe(201);
});

test('patterns of a year are for whoever has Premium', async () => {
  const patterns = () => app.request('GET', '/api/progress/patterns?timeZone=UTC', { as: person });
  const refused = await patterns();
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'billing.premium_needed' } }]);
  await startTrial();
  expect((await patterns()).status).toBe(200);
});

test('a trial can be ended at any time, once', async () => {
  await startTrial();
  const end = () => app.request('DELETE', '/api/trial', { as: person });
  const ended = await end();
  expect([ended.status, await ended.json()]).toMatchObject([200, { state: 'expired', isPremium: false }]);
  expect((await end()).status).toBe(409);
});

test('what a client writes of its plan is not believed', async () => {
  const json = { id_usuario: person.id, ispremium: true, trial_start_date: new Date().toISOString() };
  await app.request('POST', '/rest/v1/perfis?on_conflict=id_usuario', {
    as: person,
    json,
    headers: { prefer: 'resolution=merge-duplicates' },
  });
  expect(await plan()).toMatchObject({ state: 'free', isPremium: false });
});

test('config has the prices and limits where plans are sold, and none elsewhere', async () => {
  const read = async (of: TestApp) => configSchema.parse(await (await of.request('GET', '/api/config')).json());
  const config = await read(app);
  expect(Object.keys(config.prices ?? {})).toEqual([...priceRegions]);
  expect(config).toMatchObject({
    features: { plans: true, payments: false, stores: [], premiumModel: true },
    limits: { freeSessionsPerDay: 3, freeMessagesPerDay: 4 },
    prices: { brazil: { month: { currency: 'BRL', amount: 990 }, year: { amount: 7128 } } },
  });
  const free = await createTestApp();
  expect(await read(free)).toMatchObject({
    features: { plans: false, premiumModel: false },
    prices: null,
    limits: { freeSessionsPerDay: null },
  });
  await free.close();
});

test('one mail tells of the end of a trial, a day before, and no second', async () => {
  const letters: { to: string; subject: string }[] = [];
  const options = {
    sql: app.sql,
    render: renderTrialMail,
    siteUrl: 'https://alento.example',
    log: createLog('silent'),
  };
  let fails = true;
  const mails = new TrialMails({
    ...options,
    mails: {
      sendLetter: (letter) => {
        if (fails) return Promise.reject(new Error('no connection'));
        letters.push(letter);
        return Promise.resolve();
      },
    },
  });
  await startTrial();
  await mails.run();
  expect(letters).toEqual([]);
  await app.sql`update public.perfis set trial_start_date = now() - interval '145 hours', lingua = 'de'
    where id_usuario = ${person.id}`;
  await mails.run();
  fails = false;
  await app.sql`update private.trial_reminders set claimed_until = now()`;
  await Promise.all([mails.run(), mails.run()]);
  expect(letters).toMatchObject([{ to: person.email, subject: 'Deine Testphase endet in 22 Stunden' }]);
});

test('an address that takes no mail holds up nobody behind it, and each is told the time that is left', async () => {
  const people = [person, await app.signUp(), await app.signUp()];
  const hours = [160, 150, 167.5];
  for (const [n, { id }] of people.entries()) {
    person = people[n] ?? person;
    await startTrial();
    await app.sql`update public.perfis set trial_start_date = now() - make_interval(mins => ${(hours[n] ?? 0) * 60}),
      lingua = 'en' where id_usuario = ${id}`;
  }
  const [, , bad] = people;
  const told: string[] = [];
  const tried: string[] = [];
  const mails = new TrialMails({
    sql: app.sql,
    render: renderTrialMail,
    siteUrl: 'https://alento.example',
    log: createLog('silent'),
    mails: {
      sendLetter: ({ to, subject }) => {
        tried.push(to);
        if (to === bad?.email) return Promise.reject(new Error('550 no such mailbox'));
        told.push(subject);
        return Promise.resolve();
      },
    },
  });
  await mails.run();
  await mails.run();
  expect(told).toEqual(['Your trial ends in 7 hours', 'Your trial ends in 17 hours']);
  expect(tried[0]).toBe(bad?.email);
  expect(tried).toHaveLength(3);
});

test('without a sign-in there is no plan and no trial', async () => {
  for (const [method, path] of [
    ['GET', '/api/billing/subscription'],
    ['POST', '/api/trial'],
    ['DELETE', '/api/trial'],
  ] as const) {
    expect((await app.request(method, path)).status).toBe(401);
  }
});
