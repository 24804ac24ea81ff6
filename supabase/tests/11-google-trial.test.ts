import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPersona, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`update private.plan_settings set is_sold = true`;
});
afterAll(() => database.drop());

async function linkGoogle({ id }: Persona): Promise<void> {
  const subject = randomUUID();
  await database.sql`insert into auth.identities (provider, provider_id, user_id, identity_data)
    values ('google', ${subject}, ${id}, ${{ sub: subject }})`;
}

const long = '2020-01-01T00:00:00Z';

/** As the browser writes it, with whatever it would like to have. */
const upsertProfile = (person: Persona) =>
  person.act(
    (tx) => tx`insert into public.perfis (id_usuario, ispremium, trial_start_date, trial_used)
      values (${person.id}, true, ${long}, true)
      on conflict (id_usuario) do update set ispremium = true, trial_start_date = ${long}, trial_used = true`,
  );

const readTrial = async ({ id }: Persona) =>
  (
    await database.sql`select ispremium, trial_used, trial_start_date, now() - trial_start_date < interval '1 minute' as is_fresh
      from public.perfis where id_usuario = ${id}`
  )[0];

test('the profile of a Google sign-up begins the trial now, whatever the client writes', async () => {
  const person = await createPersona(database.sql);
  await linkGoogle(person);
  await upsertProfile(person);
  expect(await readTrial(person)).toMatchObject({ ispremium: false, trial_used: false, is_fresh: true });
});

test('writing the profile again does not begin the trial anew', async () => {
  const person = await createPersona(database.sql);
  await linkGoogle(person);
  await upsertProfile(person);
  await database.sql`update public.perfis set trial_start_date = ${long} where id_usuario = ${person.id}`;
  await upsertProfile(person);
  expect(await readTrial(person)).toMatchObject({ is_fresh: false });
  await expect(person.act((tx) => tx`delete from public.perfis`)).rejects.toThrow(/permission denied/);
});

test('nobody else gets it, and who links Google later does not either', async () => {
  const [person, other] = [await createPersona(database.sql), await createPersona(database.sql)];
  await linkGoogle(other);
  await upsertProfile(person);
  expect(await readTrial(person)).toMatchObject({ trial_start_date: null, trial_used: false });
  await linkGoogle(person);
  await upsertProfile(person);
  expect(await readTrial(person)).toMatchObject({ trial_start_date: null });
});

test('where nothing is sold no trial begins, so that none is gone once something is', async () => {
  await database.sql`update private.plan_settings set is_sold = false`;
  const person = await createPersona(database.sql);
  await linkGoogle(person);
  await upsertProfile(person);
  await database.sql`update private.plan_settings set is_sold = true`;
  expect(await readTrial(person)).toMatchObject({ trial_start_date: null, trial_used: false });
  const [begun] = await person.act((tx) => tx`select private.start_trial() as outcome`);
  expect(begun).toEqual({ outcome: 'begun' });
});

test('the question speaks of nobody but the caller, and a visitor may not ask it', async () => {
  const [person, other] = [await createPersona(database.sql), await createPersona(database.sql)];
  await linkGoogle(other);
  const ask = (persona: Pick<Persona, 'act'>) =>
    persona.act((tx) => tx`select private.signs_in_with_google() as answer`);
  expect(await ask(person)).toEqual([{ answer: false }]);
  expect(await ask(other)).toEqual([{ answer: true }]);
  await expect(ask(visitor(database.sql))).rejects.toThrow(/permission denied/);
});
