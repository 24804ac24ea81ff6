import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fragment, type Sql, type TransactionSql } from './sql.ts';
import { connect } from './testing/connect.ts';

let sql: Sql;
let other: Sql;
beforeAll(async () => {
  sql = connect(inject('databaseUrl'), 1);
  other = connect(inject('databaseUrl'), 1);
  await other`create temporary table witness (note text)`;
});
afterAll(() => Promise.all([sql.end(), other.end()]));

async function cutConnection(tx: TransactionSql): Promise<void> {
  const [{ pid } = { pid: 0 }] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
  await other`select pg_terminate_backend(${pid})`;
}

test('values are bound and fragments become part of the text', async () => {
  const name = `'; drop table students; --`;
  const onlyShort = fragment`and length(name) < ${100}`;
  expect(await sql`select name from (values (${name}::text)) as t (name) where true ${onlyShort}`).toEqual([{ name }]);
});

test('no statement is compiled: short ones would take a second instead of a millisecond', async () => {
  expect(await sql`select current_setting('jit') as jit`).toEqual([{ jit: 'off' }]);
});

test('an undefined value is refused instead of becoming null', async () => {
  await expect(sql`select ${undefined}::text`).rejects.toThrow('undefined');
});

test('the count says how many rows a statement touched', async () => {
  expect((await other`insert into witness values ('a'), ('b')`).count).toBe(2);
});

test('a transaction that throws leaves nothing behind', async () => {
  const failing = other.begin(async (tx) => {
    await tx`insert into witness values ('undone')`;
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await other`select from witness where note = 'undone'`).toHaveLength(0);
});

test('a failed statement that nobody looked at fails its transaction', async () => {
  const failing = sql.begin(async (tx) => {
    await tx`select 1 / 0`.catch(() => undefined);
  });
  await expect(failing).rejects.toThrow('rolled back');
});

test('statements asked at once run in their order', async () => {
  const [, [row]] = await sql.begin((tx) =>
    Promise.all([
      tx`select set_config('backend.order', 'first', true)`,
      tx`select current_setting('backend.order', true) as seen`,
    ]),
  );
  expect(row).toEqual({ seen: 'first' });
});

test('a statement after the end of its transaction is refused and touches no other', async () => {
  const leaked = await sql.begin(async (tx) => [tx] as const);
  await sql.begin(async (tx) => {
    await expect(leaked[0]`select set_config('backend.leak', 'yes', true)`).rejects.toThrow('over');
    expect(await tx`select current_setting('backend.leak', true) as leak`).toEqual([{ leak: null }]);
  });
});

test('a script that fails ahead of the work fails the transaction', async () => {
  const failing = sql.begin((tx) => tx`select 1`, {
    before: `select set_config('role', 'nobody_at_all', true)`,
  });
  await expect(failing).rejects.toThrow('nobody_at_all');
});

test('a transaction whose connection breaks runs nothing more, and the next one works', async () => {
  const broken = sql.begin(async (tx) => {
    await cutConnection(tx);
    await tx`select 1`;
  });
  await expect(broken).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
});

test('a connection that breaks while nobody uses it is made anew', async () => {
  await cutConnection(sql);
  await expect.poll(() => sql`select 1 as one`.catch(() => [])).toEqual([{ one: 1 }]);
});

test('an unreachable database is a lost connection, after the time it is waited for', async () => {
  const nowhere = connect('postgres://nobody@127.0.0.1:1/none', 1);
  await expect(nowhere`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  await nowhere.end();
});

test('an answer that takes too long is a lost connection, and the next question gets another', async () => {
  const hurried = connect(inject('databaseUrl'), 1, 300);
  await expect(hurried`select pg_sleep(60)`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  expect(await hurried`select 1 as one`).toEqual([{ one: 1 }]);
  await expect(hurried.begin((tx) => tx`select pg_sleep(60)`)).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  const unhurried = hurried.begin((tx) => tx`select pg_sleep(0.5)`, { answerMs: 60_000 });
  expect(await unhurried).toHaveLength(1);
  await hurried.end();
});
