import { AppError } from '@alento/domain/app-error.ts';
import { defaultLimits } from '@alento/domain/billing/limits.ts';
import { defaultGraceHours } from '@alento/domain/billing/trial.ts';
import { printsPerMinute } from '@alento/domain/chat/limits.ts';
import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession, hearReply, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let person: TestPerson;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ plans: { ...defaultLimits, isSold: true, graceHours: defaultGraceHours } });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
  ({ id } = await createSession(app, person, { language: 'en' }));
  await hearReply(await postMessage(app, person, id, { text: 'The lighthouse was red.' }));
  await app.sql`update public.perfis set nome_completo = 'Ana Souza' where id_usuario = ${person.id}`;
});

const grant = (isPremium = true) =>
  app.sql`update public.perfis set ispremium = ${isPremium} where id_usuario = ${person.id}`;
const print = (as: TestPerson | null = person, query = '', session = id) =>
  app.request('GET', `/api/sessions/${session}/export.pdf${query}`, as ? { as } : {});
const read = async (response: Response): Promise<string> =>
  (await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true })).text;

test('with Premium a conversation is a PDF, in the language and the time zone that are asked for', async () => {
  await grant();
  const response = await print(person, '?language=pt&timeZone=Asia/Tokyo');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Alento - [\w -]+\.pdf"; filename\*=UTF-8''Alento%20-%20[\w%-]+\.pdf$/,
  );
  const text = await read(response);
  for (const words of ['The lighthouse was red.', 'Ana', 'Alento (IA)', 'Participantes', 'não um serviço médico'])
    expect(text).toContain(words);
  expect(text).not.toContain('Souza');
});

test('without Premium it is refused by the server, as it is once Premium is over', async () => {
  const refusal = { error: { code: 'billing.premium_needed' } };
  const free = await print();
  expect([free.status, await free.json()]).toMatchObject([403, refusal]);
  await app.request('POST', '/api/trial', { as: person });
  expect((await print()).status).toBe(200);
  await app.sql`update public.perfis set trial_start_date = now() - interval '8 days' where id_usuario = ${person.id}`;
  expect((await print()).status).toBe(403);
});

test('a visitor and a stranger get nothing, and learn nothing of what exists', async () => {
  await grant();
  expect((await print(null)).status).toBe(401);
  const stranger = await app.signUp();
  await app.sql`update public.perfis set ispremium = true where id_usuario = ${stranger.id}`;
  const [strange, absent] = [await print(stranger), await print(stranger, '', randomUUID())];
  expect([strange.status, absent.status]).toEqual([404, 404]);
  expect((await strange.json()) as object).toMatchObject({ error: { code: 'chat.session_not_found' } });
});

test.each(['?language=xx', '?timeZone=Mars/Base', '?timeZone=%27'])('%s is refused', async (query) => {
  await grant();
  expect((await print(person, query)).status).toBe(400);
});

test('all pages of a long conversation are in it, in their order', async () => {
  await grant();
  const cipher = await app.cipherOf(person);
  for (const position of Array.from({ length: 620 }, (_, index) => index + 100)) {
    const message = randomUUID();
    await app.sql`insert into public.messages (id, session_id, user_id, position, role, body)
      values (${message}, ${id}, ${person.id}, ${position}, 'user', ${cipher.encrypt(message, `word ${position} end`)})`;
  }
  const text = await read(await print());
  // The title may quote one of them.
  const numbers = [...text.slice(text.indexOf('word 100 end')).matchAll(/word (\d+) end/g)].map(([, number]) =>
    Number(number),
  );
  expect(numbers).toEqual(Array.from({ length: 620 }, (_, index) => index + 100));
});

test('whoever prints too often is told to wait', async () => {
  await grant();
  await app.sql`insert into private.rate_limits (user_id, action, used) values (${person.id}, 'pdf', ${printsPerMinute})`;
  const response = await print();
  expect([response.status, await response.json()]).toMatchObject([429, { error: { code: 'common.rate_limited' } }]);
});

test('a server that cannot make PDF files says so', async () => {
  const failing = await createTestApp({
    pdfPrinter: { print: () => Promise.reject(new AppError('chat.pdf_unavailable')) },
  });
  const as = await failing.signUp();
  const session = await createSession(failing, as);
  const response = await failing.request('GET', `/api/sessions/${session.id}/export.pdf`, { as });
  expect([response.status, await response.json()]).toMatchObject([501, { error: { code: 'chat.pdf_unavailable' } }]);
  await failing.close();
});

test('nothing that was said reaches the log', async () => {
  await grant();
  await print();
  expect(app.logLines.join()).not.toMatch(/lighthouse|Ana/);
});
