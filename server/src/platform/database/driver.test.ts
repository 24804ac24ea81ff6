import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { connectDatabase } from './connect.ts';
import { postgres, repairSource } from './driver.ts';

let sql: Sql;
let sockets: Socket[];

beforeEach(() => {
  sockets = [];
  const { hostname, port, searchParams, username } = new URL(inject('databaseUrl'));
  const folder = searchParams.get('host');
  sql = postgres({
    username,
    database: 'postgres',
    max: 1,
    backoff: () => 0,
    socket: async () => {
      const socket = folder ? connect(join(folder, '.s.PGSQL.5432')) : connect(Number(port), hostname);
      await once(socket, 'connect');
      sockets.push(socket);
      return socket;
    },
  } as object);
});

afterEach(() => sql.end({ timeout: 1 }));

const breakConnection = (): void => void sockets.at(-1)?.destroy();

test('a connection that breaks while a query waits to be sent is made anew', async () => {
  await sql`select 1`;
  const waiting = sql`select 2`.execute();
  breakConnection();
  await expect(waiting).rejects.toThrow();
  expect(await sql`select 3 as three`).toEqual([{ three: 3 }]);
});

test('a transaction whose connection breaks runs nothing more, and others go on', async () => {
  const { promise: othersAreDone, resolve: go } = Promise.withResolvers<void>();
  const late: unknown[] = [];
  const transaction = sql.begin(async (tx) => {
    await tx`select set_config('alento.inside', 'yes', true)`;
    breakConnection();
    await othersAreDone;
    late.push(await tx`select current_setting('alento.inside', true)`.catch((error: Error) => error));
  });
  await expect(transaction).rejects.toThrow(/CONNECTION_CLOSED/);
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  go();
  await expect.poll(() => late).toEqual([expect.objectContaining({ code: 'CONNECTION_CLOSED' })]);
});

test('the roll back of a broken transaction brings nothing down', async () => {
  const failing = sql.begin(async (tx) => {
    await tx`select 1`;
    breakConnection();
    await tx`select 2`;
  });
  await expect(failing).rejects.toThrow();
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
});

test('a pool whose connections are ended from the other side serves on', async () => {
  const pool = connectDatabase(inject('databaseUrl'), { max: 3 });
  for (let round = 0; round < 3; round += 1) {
    const work = Array.from({ length: 12 }, () => pool.begin((tx) => tx`select pg_sleep(0.01)`).catch(() => null));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'alento' and pid <> pg_backend_pid() and query like '%pg_sleep(0.01)%'`;
    await Promise.all(work);
    expect(await pool`select 1 as one`).toEqual([{ one: 1 }]);
  }
  await pool.end();
});

test('another version of the driver is noticed', () => {
  expect(() => repairSource('connection.js', 'something else')).toThrow(/has changed/);
});
