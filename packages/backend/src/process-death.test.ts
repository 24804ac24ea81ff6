import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createClient } from '@supabase/supabase-js';
import type { Sql } from './sql.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { installBackend } from './install.ts';
import { connect } from './testing/connect.ts';
import { createDatabase, type EmptyDatabase } from './testing/database.ts';
import { freshEmail, goodPassword } from './testing/people.ts';
import { testSchema } from './testing/schema.ts';

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

const rounds = 10;
const writers = 8;

async function startProcess(): Promise<{ process: ChildProcess; url: string; key: string }> {
  const file = new URL('testing/backend-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [file, database.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line]: string[] = await once(createInterface(child.stdout), 'line');
  const [url = '', key = ''] = line?.split(' ') ?? [];
  return { process: child, url, key };
}

interface Acknowledged {
  accounts: string[];
  notes: string[];
}

/** Signs people up and writes their notes until the process is gone, and notes down what was acknowledged. */
async function write(url: string, key: string, { accounts, notes }: Acknowledged): Promise<void> {
  for (;;) {
    const client = createClient(url, key, { auth: { autoRefreshToken: false } });
    const email = freshEmail();
    const account = await client.auth.signUp({ email, password: goodPassword });
    if (account.error) return;
    accounts.push(email);
    const note = await client.from('notes').insert({ title: email });
    if (note.error) return;
    notes.push(email);
  }
}

test('a process killed while eight write, ten times, loses nothing acknowledged and leaves nothing half done', async () => {
  const accounts: string[] = [];
  const notes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { process: child, url, key } = await startProcess();
    const writing = Promise.all(Array.from({ length: writers }, () => write(url, key, { accounts, notes })));
    const enough = accounts.length + 1 + round;
    await vi.waitUntil(() => accounts.length >= enough, { timeout: 30_000, interval: 1 });
    child.kill('SIGKILL');
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
