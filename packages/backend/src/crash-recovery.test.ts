import type { Sql } from '@alento/sql/sql.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { installBackend } from './install.ts';
import { connect } from '@alento/sql/testing/connect.ts';
import { createDatabase, type EmptyDatabase } from './testing/database.ts';
import { freshEmail, goodPassword } from './testing/people.ts';
import { testSchema } from './testing/schema.ts';
import { startProcess, type BackendProcess } from './testing/start-process.ts';

let database: EmptyDatabase;
let sql: Sql;
beforeAll(async () => {
  database = await createDatabase();
  sql = connect(database.url, 2);
  await installBackend(sql);
  await sql.script(testSchema);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** Many before a change lands, a few while it is made. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const writers = 8;

interface Acknowledged {
  accounts: string[];
  notes: string[];
}

/** Signs people up and writes their notes until the process is gone, and notes down what was acknowledged. */
async function write(server: BackendProcess, { accounts, notes }: Acknowledged): Promise<void> {
  for (;;) {
    const client = server.client();
    const email = freshEmail();
    const account = await client.auth.signUp({ email, password: goodPassword });
    if (account.error) return;
    accounts.push(email);
    const note = await client.from('notes').insert({ title: email });
    if (note.error) return;
    notes.push(email);
  }
}

test('a process killed while eight write, again and again, loses nothing acknowledged and leaves nothing half done', async () => {
  const accounts: string[] = [];
  const notes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startProcess({ databaseUrl: database.url });
    const writing = Promise.all(Array.from({ length: writers }, () => write(server, { accounts, notes })));
    const enough = accounts.length + 1 + round;
    await vi.waitUntil(() => accounts.length >= enough && notes.length > round, { timeout: 30_000, interval: 1 });
    await server.kill();
    await writing;
  }
  expect(notes.length).toBeGreaterThan(0);
  const storedAccounts = await sql`select email from auth.users where email = any(${accounts})`;
  const storedNotes = await sql`select title from public.notes where title = any(${notes})`;
  expect(storedAccounts).toHaveLength(accounts.length);
  expect(storedNotes).toHaveLength(notes.length);
  const halfDone = await sql`
    select u.id from auth.users u
    where not exists (select from auth.identities i where i.user_id = u.id)
      or not exists (select from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where s.user_id = u.id)
  `;
  expect(halfDone).toHaveLength(0);
});
