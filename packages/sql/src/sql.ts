import pg, { type ClientBase, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';
import fragment, { type Sql as Fragment } from 'sql-template-tag';
import { setTimeout as wait } from 'node:timers/promises';
import { listen, type Listener, type Listening } from './listen.ts';

export { fragment, type Fragment };
export const { DatabaseError, escapeIdentifier, escapeLiteral } = pg;

type Row = Record<string, unknown>;

/** The rows of an answer, and how many rows the statement read or touched. */
export type Rows<T> = T & { readonly count: number };

/** Runs statements. As a template's tag it binds every value; a `fragment` among them becomes part of the text. */
export interface Queryable {
  <T extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Rows<T>>;
  /** A statement whose text is made at run time, prepared on its connection if it will be asked again. */
  statement<T extends readonly object[]>(
    text: string,
    values: readonly unknown[],
    options?: { prepare: boolean },
  ): Promise<Rows<T>>;
  /** Several statements without values. */
  script(text: string): Promise<void>;
}

/** One transaction. Queries after its end throw. */
export type TransactionSql = Queryable;

/** A pool of connections. */
export interface Sql extends Queryable {
  /** Commits what `work` did, or rolls back if it throws. */
  begin<T>(work: (tx: TransactionSql) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Receives what is notified on a channel, over a connection beside those of the pool. */
  listen(channel: string, listener: Listener): Listening;
  end(): Promise<void>;
}

export interface TransactionOptions {
  /** A script sent ahead in the same round trip. */
  before?: string;
  /** Instead of the pool's `answerMs`. */
  answerMs?: number;
}

/** For statements that may take as long as they like, such as those of a migration. */
export const unhurried = 2 ** 31 - 1;

export interface ConnectOptions extends PoolConfig {
  /** How long a database that cannot be reached is waited for. */
  patienceMs?: number;
  /** How long an answer is waited for; then the connection counts as lost. The database may be frozen, and sends nothing more. */
  answerMs?: number;
  /** Hears of every round trip to the database: the text that is sent, never its values. */
  tap?: Tap | undefined;
}

type Tap = (text: string) => void;

/** The connection is gone; whether the last statement had its effect is unknown. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly code = 'CONNECTION_CLOSED';
}

/** Connects to PostgreSQL when first asked. */
export function connect({ patienceMs = 0, answerMs = unhurried, tap, ...config }: ConnectOptions): Sql {
  // The pool waits for it, which its types do not say.
  // oxlint-disable-next-line typescript/no-misused-promises
  const pool = new pg.Pool({ keepAlive: true, onConnect: (client) => prepareConnection(client, answerMs), ...config });
  // An idle connection that breaks is replaced on next use.
  pool.on('error', () => undefined);
  // One that is given up may still have its say.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let ending: Promise<void> | undefined;
  const open = () => connectWithRetry(pool, patienceMs);
  return Object.assign(
    queryable(
      async (run) => {
        const client = await open();
        return runThenRelease(client, () => run(client));
      },
      { answerMs, tap },
    ),
    {
      begin: async <T>(work: (tx: TransactionSql) => Promise<T>, options: TransactionOptions = {}) => {
        const client = await open();
        return runThenRelease(client, () => transact(client, work, { before: '', answerMs, tap, ...options }));
      },
      listen: (channel: string, listener: Listener) => listen(listeningConfig(config, answerMs), channel, listener),
      end: () => (ending ??= pool.end()),
    },
  );
}

/**
 * Short statements are all there is. Where PostgreSQL has a compiler, as Debian's has, it takes those that call many
 * functions for long ones, and compiles for a second what runs for a millisecond.
 */
async function prepareConnection(client: ClientBase, answerMs: number): Promise<void> {
  await client.query(Object.assign({ text: 'set jit = off' }, { query_timeout: answerMs }));
}

// A pool's own settings mean nothing to a single connection.
function listeningConfig({ max: _max, idleTimeoutMillis: _idle, ...config }: PoolConfig, answerMs: number) {
  return { ...config, query_timeout: answerMs };
}

type Run = <T>(ask: (client: PoolClient) => Promise<T>) => Promise<T>;

interface Asking {
  answerMs: number;
  tap: Tap | undefined;
}

function queryable(run: Run, asking: Asking): Queryable {
  const ask = async <T extends readonly object[]>(text: string, values: readonly unknown[], prepare: boolean) => {
    if (values.includes(undefined)) throw new TypeError('a value of the statement is undefined');
    const named = prepare ? { name: statementName(text) } : {};
    return rowsOf<T>(await run((client) => send(client, { text, values: [...values], ...named }, asking)));
  };
  return Object.assign(
    <T extends readonly object[]>(strings: TemplateStringsArray, ...values: unknown[]) => {
      const { text, values: bound } = fragment(strings, ...values);
      return ask<T>(text, bound, true);
    },
    {
      statement: <T extends readonly object[]>(
        text: string,
        values: readonly unknown[],
        options = { prepare: false },
      ) => ask<T>(text, values, options.prepare),
      script: async (text: string) => {
        await run((client) => send(client, { text }, asking));
      },
    },
  );
}

/** One round trip. */
function send(client: PoolClient, query: QueryConfig, { answerMs, tap }: Asking): Promise<QueryResult<Row>> {
  tap?.(query.text);
  // pg reads this of every statement; its types know it of the pool alone.
  return client.query<Row>(Object.assign(query, { query_timeout: answerMs }));
}

// The caller of a statement names the type of its rows; the database does not tell.
function rowsOf<T extends readonly object[]>({ rows, rowCount }: QueryResult<Row>): Rows<T> {
  return Object.defineProperty(rows, 'count', { value: rowCount ?? 0 }) as unknown as Rows<T>;
}

const statementNames = new Map<string, string>();

function statementName(text: string): string {
  const known = statementNames.get(text);
  if (known) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

async function transact<T>(
  client: PoolClient,
  work: (tx: TransactionSql) => Promise<T>,
  { before, ...asking }: Required<TransactionOptions> & Asking,
): Promise<T> {
  let isOver = false;
  const run = (text: string) => send(client, { text }, asking);
  let last: Promise<unknown> = run(`begin;${before}`);
  // One statement at a time, in the order in which they were asked.
  const tx = queryable((ask) => {
    if (isOver) throw new Error('the transaction is over');
    const answer = last.then(() => ask(client));
    last = answer.catch(() => undefined);
    return answer;
  }, asking);
  try {
    const [, result] = await Promise.all([last, work(tx)]);
    await last;
    isOver = true;
    const { command } = await run('commit');
    // PostgreSQL answers so, and with no error, when a statement had failed.
    if (command === 'ROLLBACK') throw new Error('the transaction was rolled back');
    return result;
  } catch (error) {
    isOver = true;
    await last.catch(() => undefined);
    // A connection that is given up is closed, which rolls back too.
    if (!isLost(error)) await run('rollback');
    throw error;
  }
}

async function runThenRelease<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  let broken: Error | undefined;
  const noteBroken = (error: Error): void => void (broken = error);
  client.on('error', noteBroken);
  try {
    return await work();
  } catch (error) {
    if (isLost(error)) broken ??= error;
    throw broken ? new ConnectionError('the connection to the database was lost', { cause: broken }) : error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
}

function isLost(error: unknown): error is Error {
  return error instanceof Error && isConnectionFailure(error);
}

/** What pg itself throws of a lost connection has no code and no class of its own. */
function isConnectionFailure(error: Error): boolean {
  return (
    /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when trying to connect|Query read timeout)/.test(
      error.message,
    ) || isUnreachable(error)
  );
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03']);

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unreachable.has(String(error.code));
}

async function connectWithRetry(pool: pg.Pool, patienceMs: number): Promise<PoolClient> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isLost(error)) throw error;
      if (performance.now() > deadline) {
        throw new ConnectionError('the database cannot be reached', { cause: error });
      }
      await wait(25);
    }
  }
}
