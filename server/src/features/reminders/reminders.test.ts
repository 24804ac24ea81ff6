import { deriveDeviceId } from '@alento/domain/reminders/device-id.ts';
import { maxDevices } from '@alento/domain/reminders/limits.ts';
import { remindersSchema, type Reminder, type Reminders } from '@alento/domain/reminders/schema.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPushSender, type PushSender } from '#platform/push/push-sender.ts';
import { createTranslator } from '#platform/mail/translator.ts';
import { createLog } from '#platform/log/log.ts';
import { startPushService, type TestBrowser, type TestPushService } from '#testing/push-service.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';
import { ReminderNotifications } from './jobs/reminder-notifications.ts';

let service: TestPushService;
let push: PushSender;
let app: TestApp;
let owner: TestPerson;
let logLines: string[];

beforeAll(async () => {
  service = await startPushService();
  const privateKey = Buffer.alloc(32, 7).toString('base64url');
  push = createPushSender({ privateKey, contact: 'https://alento.example', services: [service.origin] });
  app = await createTestApp({ push });
});
afterAll(async () => {
  await app.close();
  await service.stop();
});
beforeEach(async () => {
  owner = await app.signUp();
  logLines = [];
});
afterEach(() => app.sql`delete from auth.users`);

const everyDay: Reminder = { days: [1, 2, 3, 4, 5, 6, 7], time: '20:30', timeZone: 'America/Sao_Paulo', kinds: [] };

const save = (json: unknown, as = owner) => app.request('PUT', '/api/reminders', { as, json });
const join = (json: unknown, as = owner) => app.request('POST', '/api/reminders/devices', { as, json });

async function read(as = owner): Promise<Reminders> {
  const response = await app.request('GET', '/api/reminders', { as });
  expect(response.status).toBe(200);
  return remindersSchema.parse(await response.json());
}

async function readError(response: Response): Promise<[number, string]> {
  const body = (await response.json()) as { error: { code: string } };
  return [response.status, body.error.code];
}

/** Somebody's browser that shows what the server sends. */
async function joinedBrowser(as = owner): Promise<TestBrowser> {
  const browser = service.subscribe(push.publicKey);
  expect((await join(browser.device, as)).status).toBe(204);
  return browser;
}

/** Makes the moment come, this long ago. */
const fallDue = (as = owner, ago = '1 minute') =>
  app.sql`update public.reminders set due_at = now() - ${ago}::interval where user_id = ${as.id}`;

function notifications(): ReminderNotifications {
  const log = createLog('debug', { write: (line) => void logLines.push(line) });
  return new ReminderNotifications({
    sql: app.sql,
    push,
    words: (language) => createTranslator(language, 'reminders'),
    log,
  });
}

const sendDue = () => notifications().run();

test('nobody is reminded who did not ask for it', async () => {
  expect(await read()).toEqual({ reminder: null, devices: [], publicKey: push.publicKey });
});

test('times come back as they were chosen, and a change replaces them', async () => {
  expect((await save(everyDay)).status).toBe(204);
  expect((await read()).reminder).toEqual(everyDay);
  const weekend: Reminder = { days: [6, 7], time: '08:00', timeZone: 'Asia/Kolkata', kinds: ['journal', 'checkIn'] };
  expect((await save(weekend)).status).toBe(204);
  expect((await read()).reminder).toEqual(weekend);
});

test.each([
  ['no day', { ...everyDay, days: [] }],
  ['a day twice', { ...everyDay, days: [1, 1] }],
  ['an eighth day', { ...everyDay, days: [8] }],
  ['a time at night', { ...everyDay, time: '23:00' }],
  ['a time before the morning', { ...everyDay, time: '07:30' }],
  ['a time that is none', { ...everyDay, time: 'soon' }],
  ['a kind that is none', { ...everyDay, kinds: ['streak'] }],
  ['a kind twice', { ...everyDay, kinds: ['journal', 'journal'] }],
  ['a zone that is none', { ...everyDay, timeZone: 'Mars/Olympus' }],
])('%s is refused', async (_, reminder) => {
  expect(await readError(await save(reminder))).toEqual([400, 'common.invalid_input']);
  expect((await read()).reminder).toBeNull();
});

test.each([
  ['a key that is none', { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }],
  ['a secret that is too short', { p256dh: `B${'A'.repeat(86)}`, auth: 'A' }],
])('a browser with %s is refused', async (_, keys) => {
  const response = await join({ endpoint: `${service.origin}/push/x`, keys });
  expect(await readError(response)).toEqual([400, 'common.invalid_input']);
});

test('the server hands nothing to an address that is no push service’s', async () => {
  const { device } = service.subscribe(push.publicKey);
  const response = await join({ ...device, endpoint: 'https://example.com/push' });
  expect(await readError(response)).toEqual([422, 'reminders.unknown_push_service']);
  expect((await read()).devices).toEqual([]);
});

test('a browser is known by a digest of its address, which is never told', async () => {
  const { device } = await joinedBrowser();
  const again = await join(device);
  expect(again.status).toBe(204);
  const reminders = await read();
  expect(reminders.devices).toEqual([await deriveDeviceId(device.endpoint)]);
  expect(JSON.stringify(reminders)).not.toContain(device.endpoint);
});

test('a browser whose session has ended is told of no more, and forgotten with the next reminders', async () => {
  await joinedBrowser();
  // As if it had joined in a session that is gone.
  await app.sql`update public.reminder_devices set session_id = gen_random_uuid() where user_id = ${owner.id}`;
  expect((await read()).devices).toEqual([]);
  await save(everyDay);
  await fallDue();
  await sendDue();
  expect(await app.sql`select from public.reminder_devices where user_id = ${owner.id}`).toEqual([]);
});

test('of too many browsers the oldest is let go', async () => {
  const first = await joinedBrowser();
  for (let count = 0; count < maxDevices; count++) await joinedBrowser();
  const { devices } = await read();
  expect(devices).toHaveLength(maxDevices);
  expect(devices).not.toContain(await deriveDeviceId(first.device.endpoint));
});

test('at the time there is one notification, in neutral words of the person’s language', async () => {
  await app.sql`update public.perfis set lingua = 'ar' where id_usuario = ${owner.id}`;
  const [phone, desk] = [await joinedBrowser(), await joinedBrowser()];
  await save(everyDay);
  await sendDue();
  expect(phone.received).toEqual([]);
  await fallDue();
  await Promise.all([sendDue(), sendDue()]);
  await sendDue();
  for (const browser of [phone, desk]) {
    expect(browser.received).toHaveLength(1);
    const notification: unknown = JSON.parse(browser.received[0]?.text ?? '');
    expect(notification).toMatchObject({ title: 'Alento', lang: 'ar-EG', dir: 'rtl' });
  }
  const words = createTranslator('ar', 'reminders');
  const bodies = (['first', 'second', 'third'] as const).map((text) => words(`notification.${text}`));
  expect(bodies).toContain((JSON.parse(phone.received[0]?.text ?? '') as { body: string }).body);
});

test('times without kinds, as they were saved before there were any, are taken', async () => {
  const { kinds: _, ...bare } = everyDay;
  expect((await save(bare)).status).toBe(204);
  expect((await read()).reminder).toEqual(everyDay);
});

/** What is shown once reminders with these kinds fall due. */
async function shownFor(kinds: Reminder['kinds']): Promise<{ body: string; path: string }[]> {
  const browser = await joinedBrowser();
  await save({ ...everyDay, kinds });
  await fallDue();
  await sendDue();
  return browser.received.map(({ text }) => JSON.parse(text) as { body: string; path: string });
}

test('a reminder of a kind has its words and leads there; several kinds are one reminder', async () => {
  const words = createTranslator('pt', 'reminders');
  const [journal] = await shownFor(['journal']);
  expect(journal).toMatchObject({ body: words('notification.journal'), path: '/journal' });
  expect(await shownFor(['checkIn', 'practice', 'journal'])).toHaveLength(1);
  expect((await shownFor([]))[0]).toMatchObject({ path: '/app' });
});

test('what was done today needs no reminder', async () => {
  await app.sql`insert into public.mood_entries (user_id, mood) values (${owner.id}, 'calm')`;
  expect(await shownFor(['checkIn'])).toEqual([]);
  const [other] = await shownFor(['checkIn', 'journal']);
  expect(other?.path).toBe('/journal');
  await app.sql`insert into public.journal_entries (id, user_id, body, written_at, changed_at)
    values (gen_random_uuid(), ${owner.id}, '\\x00', now(), now())`;
  await app.sql`insert into public.practices (id, user_id, kind, practice, started_at, finished_at, seconds, changed_at)
    values (gen_random_uuid(), ${owner.id}, 'breathing', 'square', now(), now(), 60, now())`;
  expect(await shownFor(['checkIn', 'practice', 'journal'])).toEqual([]);
});

test('questionnaires are due once one was answered, fourteen days ago or more', async () => {
  expect(await shownFor(['assessment'])).toEqual([]);
  await app.sql`insert into public.assessments (id, user_id, instrument, body, created_at)
    values (gen_random_uuid(), ${owner.id}, 'phq9', '\\x00', now() - interval '13 days')`;
  expect(await shownFor(['assessment'])).toEqual([]);
  await app.sql`update public.assessments set created_at = now() - interval '14 days' where user_id = ${owner.id}`;
  expect((await shownFor(['assessment']))[0]?.path).toBe('/assessments');
});

test('the next time is on the next chosen day, where the person is', async () => {
  const next = async (days: number[], time: string, zone: string, after: string): Promise<string> => {
    const [row] = await app.sql<{ at: Date }[]>`
      select private.next_reminder(${days}::smallint[], ${time}, ${zone}, ${after}::timestamptz) as at`;
    return row?.at.toISOString() ?? '';
  };
  // A Sunday; São Paulo is three hours behind.
  expect(await next([7], '20:30', 'America/Sao_Paulo', '2026-11-22T23:00:00Z')).toBe('2026-11-22T23:30:00.000Z');
  expect(await next([7], '20:30', 'America/Sao_Paulo', '2026-11-22T23:30:00Z')).toBe('2026-11-29T23:30:00.000Z');
  expect(await next([1, 3], '08:00', 'Asia/Tokyo', '2026-11-22T23:30:00Z')).toBe('2026-11-24T23:00:00.000Z');
  // The clocks of Berlin change on 25 October.
  expect(await next([6, 7], '09:00', 'Europe/Berlin', '2026-10-24T12:00:00Z')).toBe('2026-10-25T08:00:00.000Z');
  expect(await next([6, 7], '09:00', 'Europe/Berlin', '2026-10-23T12:00:00Z')).toBe('2026-10-24T07:00:00.000Z');
});

test.each([
  ['late, after the server was away', () => fallDue(owner, '31 minutes')],
  [
    'in the day after a message that told of danger',
    () => app.sql`insert into private.crisis_tiers (user_id, tier) values (${owner.id}, 2)`,
  ],
  [
    'on the way out',
    () => app.sql`insert into private.account_deletions (user_id, due_at, email, language)
      values (${owner.id}, now() + interval '14 days', ${owner.email}, 'pt')`,
  ],
  ['on a browser that was signed out', () => app.sql`delete from auth.sessions where user_id = ${owner.id}`],
])('nobody is reminded %s', async (_, happen) => {
  const browser = await joinedBrowser();
  await save(everyDay);
  await fallDue();
  await happen();
  await sendDue();
  expect(browser.received).toEqual([]);
  const [moved] = await app.sql`select due_at > now() as "isLater" from public.reminders where user_id = ${owner.id}`;
  expect(moved).toEqual({ isLater: true });
});

test('a browser that is gone is forgotten, and holds no other up', async () => {
  const [gone, broken, well] = [await joinedBrowser(), await joinedBrowser(), await joinedBrowser()];
  gone.answer(410);
  broken.answer(500);
  await save(everyDay);
  await fallDue();
  await sendDue();
  expect(well.received).toHaveLength(1);
  expect((await read()).devices).toHaveLength(2);
  expect(logLines.join('\n')).toContain('PUSH_500');
  expect(logLines.join('\n')).not.toContain(service.origin);
});

test('whoever wants to be left alone is, on every browser', async () => {
  const browser = await joinedBrowser();
  await save(everyDay);
  expect((await app.request('DELETE', '/api/reminders', { as: owner })).status).toBe(204);
  expect((await app.request('DELETE', '/api/reminders', { as: owner })).status).toBe(204);
  expect(await read()).toEqual({ reminder: null, devices: [], publicKey: push.publicKey });
  await sendDue();
  expect(browser.received).toEqual([]);
});

test('one browser can fall silent alone', async () => {
  const [phone, desk] = [await joinedBrowser(), await joinedBrowser()];
  await save(everyDay);
  const id = await deriveDeviceId(phone.device.endpoint);
  expect((await app.request('DELETE', `/api/reminders/devices/${id}`, { as: owner })).status).toBe(204);
  await fallDue();
  await sendDue();
  expect([phone.received.length, desk.received.length]).toEqual([0, 1]);
});

test('a stranger reads, changes and silences only their own', async () => {
  const browser = await joinedBrowser();
  await save(everyDay);
  const stranger = await app.signUp();
  expect(await read(stranger)).toEqual({ reminder: null, devices: [], publicKey: push.publicKey });
  const id = await deriveDeviceId(browser.device.endpoint);
  await app.request('DELETE', `/api/reminders/devices/${id}`, { as: stranger });
  await app.request('DELETE', '/api/reminders', { as: stranger });
  expect(await read()).toMatchObject({ reminder: everyDay, devices: [id] });
});

test.each([
  ['GET', '/api/reminders'],
  ['PUT', '/api/reminders'],
  ['DELETE', '/api/reminders'],
  ['POST', '/api/reminders/devices'],
  ['DELETE', `/api/reminders/devices/${'a'.repeat(64)}`],
])('whoever is not signed in is refused (%s %s)', async (method, path) => {
  const response = await app.request(method, path, ['PUT', 'POST'].includes(method) ? { json: {} } : {});
  expect(await readError(response)).toEqual([401, 'common.unauthenticated']);
});

test('a server that reminds nobody says so, and takes no browser', async () => {
  const silent = await createTestApp();
  const person = await silent.signUp();
  const { device } = service.subscribe(push.publicKey);
  const joining = await silent.request('POST', '/api/reminders/devices', { as: person, json: device });
  expect(await readError(joining)).toEqual([422, 'reminders.unknown_push_service']);
  const response = await silent.request('GET', '/api/reminders', { as: person });
  expect(await response.json()).toEqual({ reminder: null, devices: [], publicKey: null });
  await silent.close();
});
