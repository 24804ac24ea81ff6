import { fragment } from '@alento/sql/sql.ts';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPersona, noPermission, noPolicy, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
});

const guarded = { ispremium: true, trial_start_date: '2026-01-01T00:00:00Z', trial_used: true };
const untouched = { ispremium: false, trial_start_date: null, trial_used: false };

const readProfile = (person: Persona) =>
  database.sql`select nome_completo, ispremium, trial_start_date, trial_used from public.perfis where id_usuario = ${person.id}`;

interface Values {
  nome_completo?: string;
  ispremium?: boolean;
  trial_start_date?: string | null;
  trial_used?: boolean;
}

const insertion = (person: Persona, { nome_completo = '', ...values }: Values) => {
  const { ispremium, trial_start_date, trial_used } = { ...untouched, ...values };
  return fragment`insert into public.perfis (id_usuario, nome_completo, ispremium, trial_start_date, trial_used)
    values (${person.id}, ${nome_completo}, ${ispremium}, ${trial_start_date}, ${trial_used})`;
};

const assignments = ({ ispremium, trial_start_date, trial_used }: Values) => fragment`
  ispremium = ${ispremium}, trial_start_date = ${trial_start_date}, trial_used = ${trial_used}`;

const insertProfile = (actor: Pick<Persona, 'act'>, person: Persona, values: Values = {}) =>
  actor.act((tx) => tx`${insertion(person, values)}`);

describe('profiles (perfis)', () => {
  test('a person creates, reads and changes their own', async () => {
    await insertProfile(owner, owner, { nome_completo: 'Ana' });
    await owner.act((tx) => tx`update public.perfis set nome_completo = 'Ana Luz' where id_usuario = ${owner.id}`);
    expect(await owner.act((tx) => tx`select nome_completo from public.perfis`)).toEqual([
      { nome_completo: 'Ana Luz' },
    ]);
  });

  test('days in a row are shown until a person hides theirs', async () => {
    await insertProfile(owner, owner);
    const read = () => owner.act((tx) => tx`select sequencia_visivel as "isShown" from public.perfis`);
    expect(await read()).toEqual([{ isShown: true }]);
    await owner.act((tx) => tx`update public.perfis set sequencia_visivel = false`);
    expect(await read()).toEqual([{ isShown: false }]);
  });

  test('nobody deletes one by itself: it goes with the account', async () => {
    await insertProfile(owner, owner);
    await expect(owner.act((tx) => tx`delete from public.perfis`)).rejects.toThrow(noPermission);
  });

  test('a stranger sees nothing, changes nothing and creates none for another', async () => {
    await insertProfile(owner, owner, { nome_completo: 'Ana' });
    expect(await stranger.act((tx) => tx`select from public.perfis`)).toHaveLength(0);
    await stranger.act((tx) => tx`update public.perfis set nome_completo = 'changed'`);
    expect(await readProfile(owner)).toMatchObject([{ nome_completo: 'Ana' }]);
    const third = await createPersona(database.sql);
    await expect(insertProfile(stranger, third)).rejects.toThrow(noPolicy);
  });

  test('a person does not give their profile to another', async () => {
    await insertProfile(owner, owner);
    const giveAway = owner.act((tx) => tx`update public.perfis set id_usuario = ${stranger.id}`);
    await expect(giveAway).rejects.toThrow(noPolicy);
  });

  test('a visitor may do nothing', async () => {
    const nobody = visitor(database.sql);
    await expect(nobody.act((tx) => tx`select from public.perfis`)).rejects.toThrow(noPermission);
    await expect(insertProfile(nobody, owner)).rejects.toThrow(noPermission);
    await expect(nobody.act((tx) => tx`update public.perfis set idade = 1`)).rejects.toThrow(noPermission);
  });
});

describe('what only the server decides: ispremium, trial_start_date, trial_used', () => {
  test('an insert that names them succeeds and does not set them', async () => {
    await insertProfile(owner, owner, { nome_completo: 'Ana', ...guarded });
    expect(await readProfile(owner)).toEqual([{ nome_completo: 'Ana', ...untouched }]);
  });

  test('an update that names them succeeds and does not set them', async () => {
    await insertProfile(owner, owner);
    await owner.act((tx) => tx`update public.perfis set nome_completo = 'Ana', ${assignments(guarded)}`);
    expect(await readProfile(owner)).toEqual([{ nome_completo: 'Ana', ...untouched }]);
  });

  test('an upsert of the whole profile succeeds twice and does not set them', async () => {
    for (const nome_completo of ['Ana', 'Ana Luz']) {
      await owner.act(
        (tx) => tx`${insertion(owner, { nome_completo, ...guarded })}
          on conflict (id_usuario) do update set nome_completo = ${nome_completo}, ${assignments(guarded)}`,
      );
      expect(await readProfile(owner)).toEqual([{ nome_completo, ...untouched }]);
    }
  });

  test('a client does not take away what the server gave', async () => {
    await insertProfile(owner, owner);
    await database.sql`update public.perfis set ${assignments(guarded)} where id_usuario = ${owner.id}`;
    await owner.act((tx) => tx`update public.perfis set nome_completo = 'Ana', ${assignments(untouched)}`);
    expect(await readProfile(owner)).toMatchObject([{ nome_completo: 'Ana', ispremium: true, trial_used: true }]);
  });

  test('the server sets them', async () => {
    await insertProfile(owner, owner);
    const [profile] = await database.sql.begin(async (tx) => {
      await tx`set local role service_role`;
      return tx`update public.perfis set ispremium = true where id_usuario = ${owner.id} returning ispremium`;
    });
    expect(profile).toEqual({ ispremium: true });
  });
});

describe('wrapped keys (private.person_keys)', () => {
  const createKey = (actor: Pick<Persona, 'act'>, person: Persona) =>
    actor.act((tx) => tx`insert into private.person_keys (user_id, wrapped) values (${person.id}, '\\x01')`);

  test('a person creates and reads their own, once', async () => {
    await createKey(owner, owner);
    expect(await owner.act((tx) => tx`select user_id from private.person_keys`)).toEqual([{ user_id: owner.id }]);
    await expect(createKey(owner, owner)).rejects.toThrow(/duplicate key/);
  });

  test('nobody changes or deletes one: their words could not be read any more', async () => {
    await createKey(owner, owner);
    await expect(owner.act((tx) => tx`update private.person_keys set wrapped = '\\x02'`)).rejects.toThrow(noPermission);
    await expect(owner.act((tx) => tx`delete from private.person_keys`)).rejects.toThrow(noPermission);
  });

  test('a stranger neither reads one nor creates one for another, and a visitor may do nothing', async () => {
    await createKey(owner, owner);
    expect(await stranger.act((tx) => tx`select from private.person_keys`)).toHaveLength(0);
    const third = await createPersona(database.sql);
    await expect(createKey(stranger, third)).rejects.toThrow(noPolicy);
    await expect(visitor(database.sql).act((tx) => tx`select from private.person_keys`)).rejects.toThrow(noPermission);
  });
});
