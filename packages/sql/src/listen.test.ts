import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Sql } from './sql.ts';
import { connect } from './testing/connect.ts';

let sql: Sql;
beforeAll(() => void (sql = connect(inject('databaseUrl'), 2)));
afterAll(() => sql.end());

function collect() {
  const received: string[] = [];
  let losses = 0;
  const listener = { receive: (payload: string) => void received.push(payload), lost: () => void losses++ };
  return { listener, received, losses: () => losses };
}

test('what is notified on the channel arrives, and nothing of another one', async () => {
  const { listener, received } = collect();
  const listening = sql.listen('listen_here', listener);
  await listening.ready;
  await sql`select pg_notify('elsewhere', 'not for us'), pg_notify('listen_here', 'for us')`;
  await expect.poll(() => received).toEqual(['for us']);
  await listening.stop();
});

test('a connection that breaks is told, and opened again', async () => {
  const { listener, received, losses } = collect();
  const listening = sql.listen('listen_again', listener);
  await listening.ready;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%listen_again%'`;
  await expect.poll(losses).toBe(1);
  await expect
    .poll(async () => {
      await sql`select pg_notify('listen_again', 'back')`;
      return received.includes('back');
    })
    .toBe(true);
  await listening.stop();
});

test('nothing arrives once it is stopped', async () => {
  const { listener, received, losses } = collect();
  const listening = sql.listen('listen_stopped', listener);
  await listening.ready;
  await listening.stop();
  await sql`select pg_notify('listen_stopped', 'late')`;
  expect([received, losses()]).toEqual([[], 0]);
});
