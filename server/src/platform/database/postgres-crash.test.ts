import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from '@alento/sql/sql.ts';
import { freePort } from '@alento/testing/free-port.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServerProcess, type ServerProcess } from '#testing/server-process.ts';
import { connectDatabase } from './connect.ts';

/** Many before a change lands, a few while it is made. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const writers = 8;
const password = 'correct horse battery';

let dataDir: string;
let server: ServerProcess;
let key: string;
let sql: Sql;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alento-death-'));
  // PostgreSQL runs as a user of its own when we are root.
  await chmod(dataDir, 0o755);
  server = await startServerProcess(await freePort(), { DATA_DIR: dataDir, SIGN_UPS_PER_HOUR: '1000000' });
  const config = (await (await server.request('GET', '/api/config')).json()) as { supabase: { key: string } };
  key = config.supabase.key;
  const socket = encodeURIComponent(join(dataDir, 'postgres'));
  sql = connectDatabase(`postgres://postgres@localhost/postgres?host=${socket}`, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

/** Kills PostgreSQL and every process it has. */
async function killPostgres(): Promise<void> {
  const [postmaster] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const others = await sql<{ pid: number }[]>`select pid from pg_stat_activity`;
  for (const pid of [Number(postmaster), ...others.map(({ pid }) => pid)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

interface Seen {
  /** The addresses of accounts, and the last count that each person was told is stored. */
  accounts: Map<string, number>;
  acknowledged: number;
  /** Statuses of refusals. */
  refusals: Set<number>;
  /** Rows of somebody else. */
  strangers: unknown[];
  isOver: boolean;
}

/** Signs people up, who write and read their profiles, and notes down what was acknowledged, until it is over. */
async function write(seen: Seen): Promise<void> {
  while (!seen.isOver) {
    const client = createClient(server.url, key, { auth: { autoRefreshToken: false } });
    const email = `${randomUUID()}@example.com`;
    const { data, error } = await client.auth.signUp({ email, password });
    if (error) seen.refusals.add(error.status ?? 0);
    if (!data.user) continue;
    seen.accounts.set(email, 0);
    await writeProfile(client, { id: data.user.id, email }, seen);
  }
}

async function writeProfile(client: SupabaseClient, person: { id: string; email: string }, seen: Seen): Promise<void> {
  for (let count = 1; count <= 5 && !seen.isOver; count += 1) {
    const profile = { id_usuario: person.id, nome_completo: person.email, e_mail: String(count) };
    const written = await client.from('perfis').upsert(profile);
    const read = await client.from('perfis').select('nome_completo').returns<{ nome_completo: string }[]>();
    for (const { error, status } of [written, read]) if (error) seen.refusals.add(status);
    seen.strangers.push(...(read.data ?? []).filter((row) => row.nome_completo !== person.email));
    if (written.error) continue;
    seen.accounts.set(person.email, count);
    seen.acknowledged += 1;
  }
}

test('PostgreSQL killed while eight write, again and again, loses nothing acknowledged, and the server recovers by itself', async () => {
  expect(await sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`).toEqual([
    { fsync: 'on', commit: 'on' },
  ]);
  const seen: Seen = { accounts: new Map(), acknowledged: 0, refusals: new Set(), strangers: [], isOver: false };
  const writing = Promise.all(Array.from({ length: writers }, () => write(seen)));
  for (let round = 0; round < rounds; round += 1) {
    const enough = seen.acknowledged + 20 + round;
    await vi.waitUntil(() => seen.acknowledged >= enough, { timeout: 30_000, interval: 1 });
    await killPostgres();
  }
  const recovered = seen.acknowledged + writers;
  await vi.waitUntil(() => seen.acknowledged >= recovered, { timeout: 30_000, interval: 1 });
  seen.isOver = true;
  await writing;

  expect(server.child.exitCode).toBeNull();
  expect(server.printed().match(/database\.restarted/g)).toHaveLength(rounds);
  expect([...seen.refusals].filter((status) => status !== 503)).toEqual([]);
  expect(seen.strangers).toEqual([]);
  await expectNothingLost(seen);
  expect(server.printed()).not.toMatch(/@example\.com|correct horse|\$2[aby]\$|insert into|select /i);
});

async function expectNothingLost({ accounts }: Seen): Promise<void> {
  const stored = await sql<{ email: string; count: number }[]>`
    select u.email, coalesce(p.e_mail, '0')::integer as count
    from auth.users u left join public.perfis p on p.id_usuario = u.id
  `;
  const counts = new Map(stored.map(({ email, count }) => [email, count]));
  // One more may have been stored whose answer was lost.
  expect([...accounts].filter(([email, count]) => (counts.get(email) ?? -1) < count)).toEqual([]);
  const halfDone = await sql`
    select u.email from auth.users u
    left join public.perfis p on p.id_usuario = u.id
    where not exists (select from auth.identities i where i.user_id = u.id)
      or not exists (select from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where s.user_id = u.id)
      or p.nome_completo <> u.email
  `;
  expect(halfDone).toEqual([]);
}
