import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPersona, noPermission, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
});

const accept = (person: Pick<Persona, 'act'>) =>
  person.act((tx) => tx`insert into public.terms_acceptances (version) values ('2025-05-22')`);

describe('what somebody accepted', () => {
  test('is written and read by its owner, and seen by nobody else', async () => {
    await accept(owner);
    const read = (person: Persona) => person.act((tx) => tx`select user_id from public.terms_acceptances`);
    expect(await read(owner)).toEqual([{ user_id: owner.id }]);
    expect(await read(stranger)).toEqual([]);
  });

  test('has the time of the server, and its own person', async () => {
    const backdate = owner.act(
      (tx) => tx`insert into public.terms_acceptances (version, accepted_at) values ('2025-05-22', '2001-01-01')`,
    );
    await expect(backdate).rejects.toThrow(noPermission);
    const forge = stranger.act(
      (tx) => tx`insert into public.terms_acceptances (version, user_id) values ('2025-05-22', ${owner.id})`,
    );
    await expect(forge).rejects.toThrow(noPermission);
  });

  test('is never changed or taken back', async () => {
    await accept(owner);
    const change = owner.act((tx) => tx`update public.terms_acceptances set accepted_at = now()`);
    await expect(change).rejects.toThrow(noPermission);
    await expect(owner.act((tx) => tx`delete from public.terms_acceptances`)).rejects.toThrow(noPermission);
  });

  test('is nothing to a visitor', async () => {
    await expect(accept(visitor(database.sql))).rejects.toThrow(noPermission);
  });
});

describe('how an account is', () => {
  const own = (person: Persona) => person.act((tx) => tx`select private.own_account_health() ->> 'createdAt' as at`);

  test('is told to its own person, never about another', async () => {
    expect(await own(owner)).toEqual([{ at: expect.any(String) }]);
    const about = stranger.act((tx) => tx`select private.account_health(${owner.id})`);
    await expect(about).rejects.toThrow(noPermission);
    const look = stranger.act((tx) => tx`select private.admin_look_at_account('a@example.com')`);
    await expect(look).rejects.toThrow('for admins');
  });

  test('is told to no visitor', async () => {
    const nobody = visitor(database.sql);
    await expect(nobody.act((tx) => tx`select private.own_account_health()`)).rejects.toThrow(noPermission);
    await expect(nobody.act((tx) => tx`select private.own_proved_email()`)).rejects.toThrow(noPermission);
  });

  test('a look outlives its operator, and goes with the person who was looked at', async () => {
    const { sql } = database;
    const email = `${owner.id}@example.com`;
    const operator = await createPersona(sql);
    await sql`update auth.users set email_confirmed_at = now(), raw_app_meta_data = '{"role": "admin"}'
      where id in (${operator.id}, ${stranger.id})`;
    for (const { act } of [operator, stranger]) await act((tx) => tx`select private.admin_look_at_account(${email})`);
    await sql`delete from auth.users where id = ${operator.id}`;
    const looks = () => sql`select operator_id from private.account_looks where person_id = ${owner.id} order by 1`;
    expect(await looks()).toEqual([{ operator_id: stranger.id }, { operator_id: null }]);
    await sql`delete from auth.users where id = ${owner.id}`;
    expect(await looks()).toEqual([]);
  });

  test('an address that nobody has proved is nobody’s', async () => {
    const proved = () => owner.act((tx) => tx`select private.own_proved_email() as email`);
    expect(await proved()).toEqual([{ email: null }]);
    const email = `${owner.id}@example.com`;
    await database.sql`update auth.users set email_confirmed_at = now() where id = ${owner.id}`;
    const verify = (email_verified: boolean) => database.sql`
      insert into auth.identities (provider_id, user_id, identity_data, provider)
      values (${owner.id}, ${owner.id}, ${{ sub: owner.id, email, email_verified }}, 'email')
      on conflict (provider_id, provider) do update set identity_data = excluded.identity_data`;
    await verify(false);
    expect(await proved()).toEqual([{ email: null }]);
    await verify(true);
    expect(await proved()).toEqual([{ email }]);
  });
});
