import { derivePublishableKey } from '@alento/backend/keys.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

async function clientOf({ token }: TestPerson): Promise<SupabaseClient> {
  return createClient(app.url, await derivePublishableKey(app.signingKey), { accessToken: async () => token });
}

const premium = { ispremium: true, trial_used: true, trial_start_date: '2026-01-01T00:00:00Z' };
const ordinary = { ispremium: false, trial_used: false, trial_start_date: null };

test('nobody makes themselves premium, by whichever verb', async () => {
  const ana = await app.signUp();
  const perfis = (await clientOf(ana)).from('perfis');
  const columns = 'ispremium, trial_used, trial_start_date';
  const profile = { id_usuario: ana.id, ...premium };
  await app.sql`delete from public.perfis where id_usuario = ${ana.id}`;
  expect((await perfis.insert(profile).select(columns).single()).data).toEqual(ordinary);
  expect((await perfis.upsert(profile).select(columns).single()).data).toEqual(ordinary);
  expect((await perfis.update(premium).eq('id_usuario', ana.id).select(columns).single()).data).toEqual(ordinary);
});

test.each(['person_keys', 'sessions', 'messages', 'rate_limits', 'users', 'schema_migrations'])(
  'the table %s does not exist for the public key, nor for a person',
  async (table) => {
    const visitor = createClient(app.url, await derivePublishableKey(app.signingKey));
    for (const client of [visitor, await clientOf(await app.signUp())]) {
      expect(await client.from(table).select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
    }
  },
);
