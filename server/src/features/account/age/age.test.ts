import type { Age } from '@alento/domain/account/age-schema.ts';
import { latestDay } from '@alento/domain/account/age.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSession, postMessage } from '#testing/conversations.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (ana = await app.signUpUnasked()));

/** The birth date of somebody who is so old today, or so many days short of it. */
function bornYearsAgo(years: number, daysShort = 0): string {
  const date = new Date(`${latestDay(new Date())}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + daysShort);
  return date.toISOString().slice(0, 10);
}

const tell = (birthDate: string, as = ana) => app.request('PUT', '/api/age', { as, json: { birthDate } });
const readAge = async (as = ana) => (await (await app.request('GET', '/api/age', { as })).json()) as Age;
const ask = (email: string, as = ana) =>
  app.request('POST', '/api/age/guardian', { as, json: { email, language: 'en' } });
const readErrorCode = async (response: Response): Promise<[number, string]> => {
  const { error } = (await response.json()) as { error: { code: string } };
  return [response.status, error.code];
};

test.each([
  ['GET', '/api/age', undefined],
  ['PUT', '/api/age', { birthDate: '1990-05-09' }],
  ['POST', '/api/age/guardian', { email: 'rosa@example.com', language: 'pt' }],
])('%s %s is refused to whoever is not signed in', async (method, path, json) => {
  const response = await app.request(method, path, json ? { json } : {});
  expect(await readErrorCode(response)).toEqual([401, 'common.unauthenticated']);
});

test('a Google sign-up has its trial also if the age is told before the profile is there, and nobody else', async () => {
  const other = await app.signUpUnasked();
  const subject = randomUUID();
  await app.sql`insert into auth.identities (provider, provider_id, user_id, identity_data)
    values ('google', ${subject}, ${ana.id}, ${{ sub: subject }})`;
  for (const person of [ana, other]) expect((await tell('1990-05-09', person)).status).toBe(200);
  const trials = await app.sql`select id_usuario from public.perfis
    where id_usuario in (${ana.id}, ${other.id}) and now() - trial_start_date < interval '1 minute'`;
  expect(trials).toEqual([{ id_usuario: ana.id }]);
});

describe('who may have a conversation', () => {
  const input = { mood: 'calm', personality: 'default', language: 'pt' };
  const turns = [{ role: 'user', text: 'Hello' }];
  const gated: [string, string, object?][] = [
    ['POST', '/api/sessions', input],
    ['POST', `/api/sessions/${randomUUID()}/messages`, { id: randomUUID(), text: 'Hello' }],
    ['POST', `/api/sessions/${randomUUID()}/regenerate`],
    ['POST', '/api/temporary-sessions', input],
    ['POST', `/api/temporary-sessions/${randomUUID()}/messages`, { ...input, id: randomUUID(), turns }],
    ['POST', `/api/temporary-sessions/${randomUUID()}/summary`, { ...input, turns }],
    ['POST', '/api/memories', { id: randomUUID(), text: 'I like tea' }],
    ['PUT', '/api/memories/consent', { version: '1' }],
  ];

  test.each(gated)('%s %s waits for the age, and for a guardian', async (method, path, json) => {
    const request = () => app.request(method, path, { as: ana, ...(json ? { json } : {}) });
    expect(await readErrorCode(await request())).toEqual([403, 'account.age_needed']);
    await tell(bornYearsAgo(15));
    expect(await readErrorCode(await request())).toEqual([403, 'account.guardian_needed']);
  });

  test('help in the app, the support plan, what was written and deletion wait for nothing', async () => {
    const paths = ['/api/safety-plan', '/api/sessions', '/api/memories'];
    const answers = await Promise.all(paths.map((path) => app.request('GET', path, { as: ana })));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    const deletion = { as: ana, json: { when: 'now' } };
    expect((await app.request('POST', '/api/account/deletion', deletion)).status).toBe(204);
  });

  test('an adult has one as soon as they have told when they were born', async () => {
    expect(await readAge()).toEqual({ state: 'unknown', isMinor: true, guardian: null });
    expect(await (await tell(bornYearsAgo(18))).json()).toEqual({ state: 'adult', isMinor: false, guardian: null });
    const { id } = await createSession(app, ana);
    expect((await postMessage(app, ana, id)).status).toBe(200);
  });
});

describe('telling the birth date', () => {
  test('makes a profile of what sign-up told, or completes the one there is', async () => {
    const told = { sexo: 'feminino', estilo_terapeuta: 'analitico', lingua: 'ja', avatar_url: '/avatars/fox-320.webp' };
    const metadata = { full_name: 'Ana', data_nascimento: '1980-01-01', ispremium: true, ...told };
    await app.sql`update auth.users set raw_user_meta_data = ${metadata} where id = ${ana.id}`;
    await tell(bornYearsAgo(20));
    const [profile] = await app.sql`
      select nome_completo, e_mail, sexo, estilo_terapeuta, lingua, avatar_url, idade, idade_confirmada, ispremium
      from public.perfis where id_usuario = ${ana.id}`;
    const fixed = { e_mail: ana.email, idade: 20, idade_confirmada: true, ispremium: false };
    expect(profile).toEqual({ nome_completo: 'Ana', ...told, ...fixed });
  });

  test('takes nothing of a sign-up that is no answer', async () => {
    const metadata = { sexo: 'x'.repeat(900), estilo_terapeuta: 7, lingua: 'xx', avatar_url: 'https://example.com/a' };
    await app.sql`update auth.users set raw_user_meta_data = ${metadata} where id = ${ana.id}`;
    await tell(bornYearsAgo(20));
    const [profile] = await app.sql`select sexo, estilo_terapeuta, lingua, avatar_url from public.perfis
      where id_usuario = ${ana.id}`;
    expect(profile).toEqual({ sexo: null, estilo_terapeuta: 'calmo', lingua: 'pt', avatar_url: null });
  });

  test('is done once: another date makes nobody older', async () => {
    await tell(bornYearsAgo(15));
    expect(await readErrorCode(await tell(bornYearsAgo(30)))).toEqual([409, 'account.age_settled']);
    expect(await readErrorCode(await tell(bornYearsAgo(9)))).toEqual([409, 'account.age_settled']);
    expect(await readAge()).toMatchObject({ state: 'waiting', isMinor: true });
  });

  test.each(['2999-01-01', '1889-12-31', '2001-02-29', 'yesterday', ''])('takes no %s', async (birthDate) => {
    expect(await readErrorCode(await tell(birthDate))).toEqual([400, 'common.invalid_input']);
    expect(await readAge()).toMatchObject({ state: 'unknown' });
  });

  test('at twelve, on the last day before the birthday, leaves no trace of the person', async () => {
    await app.sql`insert into public.perfis (id_usuario, nome_completo) values (${ana.id}, 'Ana')`;
    const response = await tell(bornYearsAgo(13, 1));
    expect([response.status, await response.json()]).toEqual([
      200,
      { state: 'refused', isMinor: true, guardian: null },
    ]);
    const tables = await app.sql<{ name: string }[]>`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'p') order by 1`;
    const traces = await Promise.all(
      tables.map(async ({ name }) => {
        const query = `select from ${name} as r where to_jsonb(r)::text like $1 or to_jsonb(r)::text like $2`;
        return (await app.sql.statement(query, [`%${ana.id}%`, `%${ana.email}%`])).length > 0 ? [name] : [];
      }),
    );
    // The security trail keeps that an account was made and erased, by an id that means nobody any more.
    expect(traces.flat()).toEqual(['auth.audit_log_entries']);
    expect(app.logLines.filter((line) => line.includes('too_young')).join()).not.toContain(ana.id);
    expect((await tell(bornYearsAgo(30))).status).toBe(401);
  });

  test('on the thirteenth birthday waits for a guardian', async () => {
    expect(await (await tell(bornYearsAgo(13))).json()).toMatchObject({ state: 'waiting', isMinor: true });
  });
});

describe('naming a guardian', () => {
  beforeEach(async () => void (await tell(bornYearsAgo(15))));
  const letTimePass = () =>
    app.sql`update private.guardian_consents set asked_at = asked_at - interval '2 minutes' where user_id = ${ana.id}`;

  test('shows the minor as much of the address as they need to recognise it', async () => {
    expect(await (await ask('Rosa.Souza@example.com')).json()).toMatchObject({
      state: 'waiting',
      guardian: { status: 'asked', address: 'r•••@example.com' },
    });
  });

  test.each(['', '+mum'])('is no way to agree oneself, with "%s"', async (tag) => {
    const [name = '', host = ''] = ana.email.split('@');
    expect(await readErrorCode(await ask(`${name.toUpperCase()}${tag}@${host}`))).toEqual([
      422,
      'account.guardian_is_self',
    ]);
  });

  test('is for those who need one', async () => {
    const adult = await app.signUp();
    expect(await readErrorCode(await ask('rosa@example.com', adult))).toEqual([409, 'account.age_settled']);
    const unasked = await app.signUpUnasked();
    expect(await readErrorCode(await ask('rosa@example.com', unasked))).toEqual([409, 'account.age_settled']);
  });

  test('writes no two mails a minute, and no six a day, whoever they go to', async () => {
    await ask('rosa@example.com');
    expect(await readErrorCode(await ask('rita@example.com'))).toEqual([429, 'common.rate_limited']);
    for (const email of ['rosa@example.com', 'rita@example.com', 'ruth@example.com', 'rosa@example.com']) {
      await letTimePass();
      expect((await ask(email)).status).toBe(200);
    }
    await letTimePass();
    expect(await readErrorCode(await ask('rosa@example.com'))).toEqual([429, 'account.guardian_mail_limit']);
  });

  test('twice at the same moment writes one mail', async () => {
    const answers = await Promise.all([ask('rosa@example.com'), ask('rita@example.com'), ask('ruth@example.com')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test.each(['rosa', 'rosa@', 'a@b@c.de', 'x\r\nBcc: y@example.com'])('takes no address such as %j', async (email) => {
    expect(await readErrorCode(await ask(email))).toEqual([400, 'common.invalid_input']);
  });

  test('puts no address into a log', async () => {
    await ask('rosa.secret@example.com');
    expect(app.logLines.join('\n')).not.toContain('rosa.secret');
  });
});
