import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, goodPassword } from './testing/people.ts';
import { serveBackend, type ServedBackend } from './testing/served-backend.ts';

let served: ServedBackend;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.stop());

const writers = 8;
const rounds = 10;

/** Cuts every connection of this database but the one that asks. */
const cutConnections = () => served.sql`
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
`;

async function signUpAndWrite(): Promise<{ email: string; isAccountSure: boolean; isNoteSure: boolean }> {
  const client = served.client();
  const email = freshEmail();
  const account = await client.auth.signUp({ email, password: goodPassword });
  if (account.error) return { email, isAccountSure: false, isNoteSure: false };
  const note = await client.from('notes').insert({ title: email });
  return { email, isAccountSure: true, isNoteSure: note.error === null };
}

test('connections cut while eight write lose nothing acknowledged and leave no account without its identity', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const writing = Promise.all(Array.from({ length: writers }, signUpAndWrite));
    await wait(20 + round * 15);
    await cutConnections();
    for (const { email, isAccountSure, isNoteSure } of await writing) {
      const [found] = await served.sql<{ accounts: number; notes: number }[]>`
        select count(distinct u.id)::int as accounts, count(n.id)::int as notes
        from auth.users u left join public.notes n on n.title = u.email where u.email = ${email}
      `;
      expect(found?.accounts).toBeGreaterThanOrEqual(isAccountSure ? 1 : 0);
      expect(found?.notes).toBeGreaterThanOrEqual(isNoteSure ? 1 : 0);
    }
  }
  const orphans = await served.sql`
    select u.id from auth.users u
    where not exists (select from auth.identities i where i.user_id = u.id)
      or not exists (select from auth.sessions s where s.user_id = u.id)
  `;
  expect(orphans).toHaveLength(0);
  expect((await signUpAndWrite()).isNoteSure).toBe(true);
});
