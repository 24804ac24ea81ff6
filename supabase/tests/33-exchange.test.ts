import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptMessage, createPersona, noPermission, startSession, visitor, type Persona } from './personas.ts';

// The functions that take on a person themselves, so that an exchange needs no transaction of its own.

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;
let session: string;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
  session = await startSession(owner);
  await stranger.growUp();
});

const most = JSON.stringify({ messages: 80, memories: 40, exercises: 3, days: 14, moods: 20 });
const claimsOf = ({ id }: Persona, more: object = {}) =>
  JSON.stringify({ sub: id, role: 'authenticated', admitted: true, ...more });

interface Told {
  acceptance: string;
  basis: { session: object | null; context: { id: string; body: string }[] } | null;
  reply: object | null;
}

async function accept(
  person: Persona,
  { id = randomUUID(), replaces = null }: { id?: string; replaces?: string | null } = {},
) {
  const [row] = await database.sql<{ told: Told }[]>`
    select private.accept_exchange(${claimsOf(person)}, ${session}, ${id}, ${Buffer.from('sealed')}, ${replaces},
      0::smallint, null, 'ZZ', ${most}) as told`;
  return row?.told;
}

async function store(person: Persona, replyTo: string, id = randomUUID()) {
  const [row] = await database.sql<{ stored: boolean }[]>`
    select private.store_exchange(${claimsOf(person)}, ${id}, ${replyTo}, ${Buffer.from('sealed')}, 'complete', 'guided',
      'guided', null, false) as stored`;
  return row?.stored;
}

async function signIn({ id }: Persona): Promise<string> {
  const authSession = randomUUID();
  await database.sql`insert into auth.sessions (id, user_id) values (${authSession}, ${id})`;
  return authSession;
}

interface Admitted {
  has_session: boolean;
  used: number | null;
  age: string | null;
  ahead: { language: string | null; earlier: { id: string }[]; key: string | null } | null;
}

async function admit(person: Persona, authSession: string | null, perMinute = 100, more: object = {}) {
  const [row] = await database.sql<Admitted[]>`
    select * from private.admit_message(${person.id}, ${authSession}, ${claimsOf(person, more)}, 'messages', ${perMinute},
      ${session}, null, 10, true)`;
  return row;
}

test('an owner is let in, heard and answered in three statements', async () => {
  const id = randomUUID();
  expect(await admit(owner, await signIn(owner))).toMatchObject({
    has_session: true,
    used: 1,
    age: 'adult',
    ahead: { language: 'pt', before: 0, earlier: [], key: null },
  });
  expect(await accept(owner, { id })).toMatchObject({
    acceptance: 'accepted',
    basis: { session: { language: 'pt' }, context: [{ id, body: Buffer.from('sealed').toString('base64') }] },
    reply: null,
  });
  expect(await store(owner, id)).toBe(true);
  expect(await accept(owner, { id })).toMatchObject({ acceptance: 'known', reply: { role: 'assistant' } });
});

test('a stranger reads nothing ahead, is accepted nowhere, stores nothing and reads no basis', async () => {
  const id = randomUUID();
  await accept(owner, { id });
  const admitted = await admit(stranger, await signIn(stranger));
  expect(admitted?.ahead).toMatchObject({ language: null, earlier: [], key: null });
  expect(await accept(stranger)).toMatchObject({ acceptance: 'session_not_found', basis: null, reply: null });
  expect(await accept(stranger, { id })).toMatchObject({ acceptance: 'session_not_found', basis: null });
  expect(await store(stranger, id)).toBe(false);
  const [row] = await database.sql<{ told: { basis: object } }[]>`
    select private.read_basis(${claimsOf(stranger)}, ${session}, ${most}) as told`;
  expect(row?.told.basis).toEqual({ session: null, context: [], memories: [], exercises: [] });
});

test('row-level security has the last word: what the server did not ask is refused all the same', async () => {
  await database.sql`update public.perfis set data_nascimento = now() - interval '15 years' where id_usuario = ${owner.id}`;
  await expect(accept(owner)).rejects.toThrow('row-level security');
  await owner.growUp();
  await database.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${owner.id}, 'totp', 'verified', now(), now())`;
  expect(await accept(owner)).toMatchObject({ acceptance: 'session_not_found' });
});

test('what refuses comes before the count, and the count before the age', async () => {
  const authSession = await signIn(owner);
  expect(await admit(owner, null)).toMatchObject({ has_session: false, used: null, age: null, ahead: null });
  expect(await admit(owner, await signIn(stranger))).toMatchObject({ has_session: false, used: null });
  expect(await admit(owner, authSession)).toMatchObject({ used: 1 });
  expect(await admit(owner, authSession, 1)).toMatchObject({ used: 2, age: null, ahead: null });
  const child = await createPersona(database.sql);
  expect(await admit(child, await signIn(child))).toMatchObject({ used: 1, age: 'unknown', ahead: null });
});

test('nobody stays taken on after the statement', async () => {
  await accept(owner);
  const [row] = await database.sql`select current_user = session_user as "isItself",
    coalesce(current_setting('request.jwt.claims', true), '') as claims,
    coalesce(current_setting('request.jwt.claim.sub', true), '') as id,
    coalesce(current_setting('alento.served_claims', true), '') as served`;
  expect(row).toEqual({ isItself: true, claims: '', id: '', served: '' });
});

/** Takes on the owner, has the claims become others, and tells how many sessions are seen before and after. */
async function sessionsSeen(first: string, then: string): Promise<[number, number]> {
  return database.sql.begin(async (tx): Promise<[number, number]> => {
    await tx`select private.act_as(${first})`;
    const before = await tx`select from public.sessions`;
    await tx`select set_config('request.jwt.claims', ${then}, true)`;
    const after = await tx`select from public.sessions`;
    return [before.length, after.length];
  });
}

test('whoever was found to be served is so for these claims alone', async () => {
  expect(await sessionsSeen(claimsOf(owner), claimsOf(owner))).toEqual([1, 1]);
  expect(await sessionsSeen(claimsOf(owner), claimsOf(owner, { admitted: undefined }))).toEqual([1, 0]);
  expect(await sessionsSeen(claimsOf(owner), claimsOf(stranger, { admitted: undefined }))).toEqual([1, 0]);
  expect(await sessionsSeen(claimsOf(owner), '')).toEqual([1, 0]);
});

test('who owes the second step is not served', async () => {
  await database.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${owner.id}, 'totp', 'verified', now(), now())`;
  expect(await sessionsSeen(claimsOf(owner), claimsOf(owner))).toEqual([0, 0]);
  expect(await sessionsSeen(claimsOf(owner, { aal: 'aal2' }), claimsOf(owner, { aal: 'aal1' }))).toEqual([1, 0]);
});

test('nor is who is leaving', async () => {
  await database.sql`insert into private.account_deletions (user_id, due_at, email, language)
    values (${owner.id}, now() + interval '7 days', 'ana@example.com', 'pt')`;
  expect(await sessionsSeen(claimsOf(owner), claimsOf(owner))).toEqual([0, 0]);
});

test.each([
  `private.act_as('{}')`,
  `private.admit(null, null, '{}', 'messages', 1)`,
  `private.admit_message(null, null, '{}', 'messages', 1, null, null, 1, true)`,
  `private.accept_exchange('{}', null, null, null, null, null, null, null, null)`,
  `private.read_basis('{}', null, null)`,
  `private.read_regeneration('{}', null, null)`,
  `private.store_exchange('{}', null, null, null, null, null, null, null, null)`,
])('neither a person nor a visitor calls %s', async (call) => {
  for (const { act } of [owner, visitor(database.sql)])
    await expect(act((tx) => tx.statement(`select ${call}`, []))).rejects.toThrow(noPermission);
});

test('every process is told whose key is destroyed', async () => {
  await database.sql`insert into private.person_keys (user_id, wrapped) values (${owner.id}, ${Buffer.from('wrapped')})`;
  const heard: string[] = [];
  const listening = database.sql.listen('destroyed_keys', {
    receive: (id) => void heard.push(id),
    lost: () => undefined,
  });
  await listening.ready;
  await database.sql`delete from auth.users where id = ${owner.id}`;
  await expect.poll(() => heard).toEqual([owner.id]);
  await listening.stop();
});

test('a limit that is reached leaves nothing of what was counted', async () => {
  await database.sql`update private.plan_settings set is_sold = true, sessions_a_day = 3, messages_a_day = 1`;
  expect(await accept(owner)).toMatchObject({ acceptance: 'accepted' });
  const other = await startSession(owner);
  session = other;
  await expect(accept(owner)).rejects.toMatchObject({ code: 'PT402', message: 'message_limit' });
  const [usage] = await database.sql`select messages, sessions from private.plan_usage where user_id = ${owner.id}`;
  expect(usage).toEqual({ messages: 1, sessions: 1 });
  expect(await acceptMessage(owner, { session: other, tier: 2 })).toBe('accepted');
  await database.sql`update private.plan_settings set is_sold = false`;
});
