import pg, { type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import fragment, { type Sql as Fragment } from 'sql-template-tag';
import { setTimeout as wait } from 'node:timers/promises';

export { fragment, type Fragment };
export const { DatabaseError, escapeLiteral } = pg;

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
  /** Commits what `work` did, or rolls back if it throws. `before` is a script sent ahead in the same round trip. */
  begin<T>(work: (tx: TransactionSql) => Promise<T>, before?: string): Promise<T>;
  end(): Promise<void>;
}

export interface ConnectOptions extends PoolConfig {
  /** How long a database that cannot be reached is waited for. */
  patienceMs?: number;
}

/** The connection is gone; whether the last statement had its effect is unknown. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly code = 'CONNECTION_CLOSED';
}

/** Connects to PostgreSQL when first asked. */
export function connect({ patienceMs = 0, ...config }: ConnectOptions): Sql {
  const pool = new pg.Pool(config);
  // An idle connection that breaks is replaced on next use.
  pool.on('error', () => undefined);
  // One that is given up may still have its say.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let ending: Promise<void> | undefined;
  const open = () => connectWithRetry(pool, patienceMs);
  return Object.assign(
    queryable(async (run) => {
      const client = await open();
      return runThenRelease(client, () => run(client));
    }),
    {
      begin: async <T>(work: (tx: TransactionSql) => Promise<T>, before = '') => {
        const client = await open();
        return runThenRelease(client, () => transact(client, work, before));
      },
      end: () => (ending ??= pool.end()),
    },
  );
}

type Run = <T>(ask: (client: PoolClient) => Promise<T>) => Promise<T>;

function queryable(run: Run): Queryable {
  const ask = async <T extends readonly object[]>(text: string, values: readonly unknown[], prepare: boolean) => {
    if (values.includes(undefined)) throw new TypeError('a value of the statement is undefined');
    const named = prepare ? { name: statementName(text) } : {};
    return rowsOf<T>(await run((client) => client.query<Row>({ text, values: [...values], ...named })));
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
        await run((client) => client.query(text));
      },
    },
  );
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

async function transact<T>(client: PoolClient, work: (tx: TransactionSql) => Promise<T>, before: string): Promise<T> {
  let isOver = false;
  let last: Promise<unknown> = client.query(`begin;${before}`);
  // One statement at a time, in the order in which they were asked.
  const tx = queryable((ask) => {
    if (isOver) throw new Error('the transaction is over');
    const answer = last.then(() => ask(client));
    last = answer.catch(() => undefined);
    return answer;
  });
  try {
    const [, result] = await Promise.all([last, work(tx)]);
    await last;
    isOver = true;
    const { command } = await client.query('commit');
    // PostgreSQL answers so, and with no error, when a statement had failed.
    if (command === 'ROLLBACK') throw new Error('the transaction was rolled back');
    return result;
  } catch (error) {
    isOver = true;
    await last.catch(() => undefined);
    await client.query('rollback');
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
    if (error instanceof Error && isConnectionFailure(error)) broken ??= error;
    throw broken ? new ConnectionError('the connection to the database was lost', { cause: broken }) : error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
}

/** What pg itself throws of a lost connection has no code and no class of its own. */
function isConnectionFailure(error: Error): boolean {
  return (
    /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when trying to connect)/.test(
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
      const isPassing = error instanceof Error && (isUnreachable(error) || isConnectionFailure(error));
      if (!isPassing) throw error;
      if (performance.now() > deadline) {
        throw new ConnectionError('the database cannot be reached', { cause: error });
      }
      await wait(25);
    }
  }
}
