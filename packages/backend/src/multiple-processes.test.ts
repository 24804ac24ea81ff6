import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateSigningKey, derivePublishableKey } from './keys.ts';
import { connect } from '@alento/sql/testing/connect.ts';
import { createDatabase } from './testing/database.ts';
import { linkToken } from './testing/follow.ts';
import { freshEmail, goodPassword, signUpPerson, type Person } from './testing/people.ts';
import { serveBackend, type ServedBackend } from './testing/served-backend.ts';
import { startProcess, type BackendProcess } from './testing/start-process.ts';

// Fewer than the guesses of the test that meets it, more than any other test makes.
const guessesOfAnAccount = 15;

/** Processes that share a database and a key; this one sends the mails. */
let served: ServedBackend;
let processes: BackendProcess[];
beforeAll(async () => {
  served = await serveBackend();
  processes = await startProcesses(served, 2);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  await served.stop();
});

function startProcesses({ databaseUrl, options }: ServedBackend, count: number): Promise<BackendProcess[]> {
  const { signingKey, publishableKey, autoconfirm } = options;
  const limits = { ...options.limits, verifyPerAccount: { attempts: guessesOfAnAccount, seconds: 600 } };
  const shared = { databaseUrl, signingKey, publishableKey, autoconfirm, limits };
  return Promise.all(Array.from({ length: count }, () => startProcess(shared)));
}

/** Clients that meet the processes in turn. */
function clients(count: number, from: readonly { client(): SupabaseClient }[] = processes): SupabaseClient[] {
  return Array.from({ length: count }, (_, index) => from[index % from.length]?.client() ?? served.client());
}

const liveTokens = ({ user }: Person) => served.sql`
  select from auth.refresh_tokens where user_id = ${user.id} and not revoked
`;

test('three processes that start on one empty database at once all serve it', async () => {
  const database = await createDatabase();
  const signingKey = await generateSigningKey();
  const shared = { databaseUrl: database.url, signingKey, publishableKey: await derivePublishableKey(signingKey) };
  const started = await Promise.all([1, 2, 3].map(() => startProcess(shared)));
  const email = freshEmail();
  const [first, ...others] = started.map((process) => process.client());
  expect((await first?.auth.signUp({ email, password: goodPassword }))?.error).toBeNull();
  for (const other of others) {
    expect((await other.auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  }
  const sql = connect(database.url, 1);
  const twice = await sql`select version from auth.schema_migrations group by version having count(*) > 1`;
  expect(twice).toHaveLength(0);
  await sql.end();
  await Promise.all(started.map((process) => process.kill()));
  await database.drop();
});

test('a hundred people sign up at once, each with a session and an identity', async () => {
  const emails = Array.from({ length: 100 }, freshEmail);
  const answers = await Promise.all(
    clients(100).map((client, index) => client.auth.signUp({ email: emails[index] ?? '', password: goodPassword })),
  );
  expect(answers.filter(({ data, error }) => error || !data.session)).toEqual([]);
  const [stored] = await served.sql`
    select count(distinct u.id)::int as accounts, count(distinct i.user_id)::int as with_identity, count(i.id)::int as identities
    from auth.users u left join auth.identities i on i.user_id = u.id where u.email = any(${emails})
  `;
  expect(stored).toEqual({ accounts: 100, with_identity: 100, identities: 100 });
});

test('of thirty sign-ups of one address at once one gets the account, the others are told that it is taken', async () => {
  const email = freshEmail();
  const answers = await Promise.all(clients(30).map(({ auth }) => auth.signUp({ email, password: goodPassword })));
  expect(answers.filter(({ data }) => data.session)).toHaveLength(1);
  const refusals = answers.flatMap(({ error }) => (error ? [`${error.status} ${error.code}`] : []));
  expect(refusals).toEqual(Array(29).fill('422 user_already_exists'));
  expect(await served.sql`select from auth.users where email = ${email}`).toHaveLength(1);
});

test('where addresses are confirmed, thirty sign-ups of one address at once look alike and make one account', async () => {
  const strict = await serveBackend({ autoconfirm: false });
  const others = await startProcesses(strict, 2);
  const email = freshEmail();
  const asked = clients(30, [strict, ...others]);
  const answers = await Promise.all(asked.map(({ auth }) => auth.signUp({ email, password: goodPassword })));
  expect(answers.filter(({ data, error }) => error || data.session || data.user?.email !== email)).toEqual([]);
  const [stored] = await strict.sql`
    select count(distinct u.id)::int as accounts, count(i.id)::int as identities
    from auth.users u left join auth.identities i on i.user_id = u.id where u.email = ${email}
  `;
  expect(stored).toEqual({ accounts: 1, identities: 1 });
  // Several mails may go now, from any process: the newest counts, and it is asked for once they are gone.
  const queue = () => strict.sql`select from auth.mail_queue`;
  await expect.poll(queue, { timeout: 15_000 }).toHaveLength(0);
  expect((await strict.client().auth.resend({ type: 'signup', email })).error).toBeNull();
  await expect.poll(queue, { timeout: 15_000 }).toHaveLength(0);
  const { code } = await strict.mails.take(email, 'signup');
  const confirmed = await others[0]?.client().auth.verifyOtp({ email, token: code, type: 'signup' });
  expect(confirmed?.error).toBeNull();
  await Promise.all(others.map((process) => process.kill()));
  await strict.stop();
});

test('four refreshes of one token at once, on different processes, leave one live token', async () => {
  const person = await signUpPerson(served);
  const { refresh_token } = person.session;
  const answers = await Promise.all(clients(4).map(({ auth }) => auth.refreshSession({ refresh_token })));
  const tokens = new Set(answers.map(({ data }) => data.session?.refresh_token));
  expect(answers.filter(({ error }) => error)).toEqual([]);
  expect(tokens.size).toBe(1);
  expect(await liveTokens(person)).toHaveLength(1);
});

test('a session that one process opened is refreshed by any other, again and again', async () => {
  const person = await signUpPerson(served);
  let { refresh_token } = person.session;
  for (const client of clients(6, [...processes, served])) {
    const { data, error } = await client.auth.refreshSession({ refresh_token });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(person.user.id);
    refresh_token = data.session?.refresh_token ?? '';
  }
  expect(await liveTokens(person)).toHaveLength(1);
});

test('signing out everywhere on one process ends the sessions on all, and their tokens', async () => {
  const person = await signUpPerson(served);
  const everywhere = clients(3, [...processes, served]);
  const sessions = await Promise.all(everywhere.map(({ auth }) => auth.signInWithPassword(person)));
  expect((await everywhere[0]?.auth.signOut({ scope: 'global' }))?.error).toBeNull();
  for (const { data } of sessions) {
    const { access_token = '', refresh_token = '' } = data.session ?? {};
    for (const client of clients(3, [...processes, served])) {
      expect((await client.auth.refreshSession({ refresh_token })).error).toMatchObject({ status: 400 });
      expect((await client.auth.getUser(access_token)).error).not.toBeNull();
      const rows = await client.from('notes').select().setHeader('authorization', `Bearer ${access_token}`);
      expect(rows).toMatchObject({ status: 401, data: null });
    }
  }
  expect(await liveTokens(person)).toHaveLength(0);
});

test('a code that ten use at once, on different processes, lets one of them in', async () => {
  const { email } = await signUpPerson(served);
  await served.client().auth.signInWithOtp({ email });
  const { code } = await served.mails.take(email, 'magiclink');
  const attempts = await Promise.all(
    clients(10).map(({ auth }) => auth.verifyOtp({ email, token: code, type: 'email' })),
  );
  expect(attempts.filter(({ data }) => data.session)).toHaveLength(1);
  const refusals = attempts.flatMap(({ error }) => (error ? [error.code] : []));
  expect(refusals).toEqual(Array(9).fill('otp_expired'));
});

test('five wrong guesses kill a code, whichever processes they meet, and its link lives on', async () => {
  const { email } = await signUpPerson(served);
  await served.client().auth.signInWithOtp({ email });
  const mail = await served.mails.take(email, 'magiclink');
  const wrong = mail.code === '000000' ? '000001' : '000000';
  await Promise.all(clients(5).map(({ auth }) => auth.verifyOtp({ email, token: wrong, type: 'email' })));
  for (const { auth } of clients(2)) {
    const right = await auth.verifyOtp({ email, token: mail.code, type: 'email' });
    expect(right.error).toMatchObject({ code: 'otp_expired' });
  }
  const [client] = clients(1);
  const link = await client?.auth.verifyOtp({ token_hash: linkToken(mail), type: 'email' });
  expect(link?.error).toBeNull();
});

test('the guesses that an account may be asked are counted over all processes', async () => {
  const { email } = await signUpPerson(served);
  const guesses = await Promise.all(
    clients(40).map(({ auth }) => auth.verifyOtp({ email, token: '123456', type: 'email' })),
  );
  const codes = guesses.map(({ error }) => error?.code);
  expect(codes.filter((code) => code === 'otp_expired')).toHaveLength(guessesOfAnAccount);
  expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(40 - guessesOfAnAccount);
});
