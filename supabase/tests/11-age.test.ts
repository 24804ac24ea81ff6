import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPersona, noPermission, noPolicy, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => (owner = await createPersona(database.sql)));

const yearsAgo = async (years: number, days = 0): Promise<string> => {
  const [row] = await database.sql<{ day: string }[]>`
    select (private.latest_day() - make_interval(years => ${years}) + make_interval(days => ${days}))::date::text as day`;
  return row?.day ?? '';
};

interface Written {
  birthDate?: string | null;
  isConfirmed?: boolean;
  age?: number;
}

/** Writes a profile as a client does: the whole of it, again and again. */
const write = (person: Persona, { birthDate = null, isConfirmed = false, age = 40 }: Written) =>
  person.act(
    (tx) => tx`insert into public.perfis (id_usuario, data_nascimento, idade_confirmada, idade)
      values (${person.id}, ${birthDate}, ${isConfirmed}, ${age})
      on conflict (id_usuario) do update
        set data_nascimento = ${birthDate}, idade_confirmada = ${isConfirmed}, idade = ${age}`,
  );

const signUpBy = (provider: string, metadata: object = {}) =>
  database.sql`update auth.users set raw_app_meta_data = ${{ provider }}, raw_user_meta_data = ${metadata}
    where id = ${owner.id}`;

const read = async () => {
  const [row] = await database.sql`
    select data_nascimento::text as born, idade_confirmada as confirmed, idade as age, private.age_state(id_usuario) as state
    from public.perfis where id_usuario = ${owner.id}`;
  return row;
};

describe('what a person says of their age', () => {
  test('counts when it is the first date of an account with an address, and the age follows from it', async () => {
    await write(owner, { birthDate: await yearsAgo(31), isConfirmed: false, age: 99 });
    expect(await read()).toMatchObject({ confirmed: true, age: 31, state: 'adult' });
  });

  test('is unknown without a date, however much a client confirms', async () => {
    await write(owner, { isConfirmed: true, age: 40 });
    expect(await read()).toEqual({ born: null, confirmed: false, age: null, state: 'unknown' });
  });

  test.each(['2000-01-01', '1999-01-01'])('is not %s, which stands for a missing date', async (birthDate) => {
    for (const provider of ['google', 'email']) {
      await signUpBy(provider);
      await write(owner, { birthDate, isConfirmed: true, age: 24 });
      expect(await read()).toMatchObject({ born: birthDate, confirmed: false, age: 24, state: 'unknown' });
    }
  });

  test('is that date for somebody who stated it at sign-up', async () => {
    await signUpBy('email', { data_nascimento: '2000-01-01' });
    await write(owner, { birthDate: '2000-01-01' });
    expect(await read()).toMatchObject({ confirmed: true, state: 'adult' });
  });

  test('does not count from an account of another service, until the server asks', async () => {
    await signUpBy('google');
    await write(owner, { birthDate: await yearsAgo(31), isConfirmed: true });
    expect(await read()).toMatchObject({ confirmed: false, state: 'unknown' });
  });

  test('a minor becomes nobody else by another date, and takes none back', async () => {
    const born = await yearsAgo(15);
    await write(owner, { birthDate: born });
    for (const birthDate of [await yearsAgo(30), await yearsAgo(14), await yearsAgo(8), null]) {
      await write(owner, { birthDate, isConfirmed: false, age: 30 });
      expect(await read()).toEqual({ born, confirmed: true, age: 15, state: 'waiting' });
    }
  });

  test('an adult corrects theirs to another adult date, and to no other', async () => {
    await write(owner, { birthDate: await yearsAgo(31) });
    await write(owner, { birthDate: await yearsAgo(32) });
    expect(await read()).toMatchObject({ age: 32, confirmed: true });
    await write(owner, { birthDate: await yearsAgo(16) });
    expect(await read()).toMatchObject({ age: 32, confirmed: true, state: 'adult' });
  });

  test('nothing is kept of a date that makes somebody younger than 13', async () => {
    await write(owner, { birthDate: await yearsAgo(13, 1) });
    expect(await read()).toEqual({ born: null, confirmed: false, age: null, state: 'unknown' });
    await write(owner, { birthDate: await yearsAgo(13) });
    expect(await read()).toMatchObject({ confirmed: true, age: 13, state: 'waiting' });
  });

  test('whoever turns 18 is an adult that day', async () => {
    await write(owner, { birthDate: await yearsAgo(18, 1) });
    expect(await read()).toMatchObject({ age: 17, state: 'waiting' });
    await database.sql`update public.perfis set data_nascimento = ${await yearsAgo(18)} where id_usuario = ${owner.id}`;
    expect(await read()).toMatchObject({ age: 18, state: 'adult' });
  });

  test.each(['1889-12-31', '2090-01-01'])('%s is no birth date', async (birthDate) => {
    await expect(write(owner, { birthDate })).rejects.toThrow(/birth date|range/);
  });
});

describe('before the age is settled', () => {
  const begin = () =>
    owner.act(
      (tx) => tx`insert into public.sessions (id, user_id, mood, kind, personality, language, opening_variant)
        values (${randomUUID()}, ${owner.id}, 'calm', 'reflective', 'default', 'pt', 0)`,
    );
  const remember = () =>
    owner.act(
      (tx) => tx`insert into public.memories (id, user_id, body, source)
        values (${randomUUID()}, ${owner.id}, '\\x00', 'person')`,
    );
  const consent = (revoked: Date | null = null) =>
    database.sql`insert into private.guardian_consents
        (user_id, language, guardian_name, guardian_relation, consent_version, confirmed_at, revoked_at)
      values (${owner.id}, 'pt', 'Rosa', 'parent', '2026-11-22', now(), ${revoked})`;

  test('no conversation begins and no memory is noted, for whoever is unknown or waits', async () => {
    for (const birthDate of [null, await yearsAgo(15)]) {
      await write(owner, { birthDate });
      await expect(begin()).rejects.toThrow(noPolicy);
      await expect(remember()).rejects.toThrow(noPolicy);
    }
  });

  test('a guardian’s consent opens both, until it is taken back', async () => {
    await write(owner, { birthDate: await yearsAgo(15) });
    await consent(new Date());
    await expect(begin()).rejects.toThrow(noPolicy);
    await consent();
    await begin();
    await remember();
    await database.sql`update private.guardian_consents set revoked_at = now() where user_id = ${owner.id}`;
    await expect(begin()).rejects.toThrow(noPolicy);
  });

  test('nobody reads or writes a consent, or asks for the age of another', async () => {
    await consent();
    for (const person of [owner, visitor(database.sql)]) {
      await expect(person.act((tx) => tx`select from private.guardian_consents`)).rejects.toThrow(noPermission);
      await expect(person.act((tx) => tx`update private.guardian_consents set confirmed_at = now()`)).rejects.toThrow(
        noPermission,
      );
      await expect(person.act((tx) => tx`select private.age_state(${owner.id})`)).rejects.toThrow(noPermission);
    }
  });

  test('old questions go, and what a guardian agreed to stays', async () => {
    await consent();
    await database.sql`insert into private.guardian_consents (user_id, guardian_email, language, mail, asked_at, expires_at)
      values (${owner.id}, 'old@example.com', 'pt', 'request', now() - interval '20 days', now() - interval '13 days'),
        (${owner.id}, 'new@example.com', 'pt', null, now(), now() + interval '7 days')`;
    await database.sql`select private.sweep_guardian_consents()`;
    const left = await database.sql`select guardian_email from private.guardian_consents where user_id = ${owner.id}
      order by guardian_email nulls first`;
    expect(left).toEqual([{ guardian_email: null }, { guardian_email: 'new@example.com' }]);
  });
});
