import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { changeOwner, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { identifyProcess } from './process-identity.ts';

/** One PostgreSQL data folder and what runs it. */
export interface Cluster {
  folder: string;
  account: Account | null;
  binaries: Binaries;
}

const majorVersion = '18';

/** Makes the data folder if there is none; a folder is there only when it is whole. */
export function prepareCluster(cluster: Cluster, passwordFile: string | null): void {
  const { folder, account } = cluster;
  if (!existsSync(folder)) createCluster(cluster, passwordFile);
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== majorVersion) {
    throw new Error(`${folder} was made by PostgreSQL ${version}, this version of Alento brings ${majorVersion}`);
  }
  // A copy or a backup may have come back with other owners and modes, which PostgreSQL refuses.
  if (account) changeOwner(account, folder);
  chmodSync(folder, 0o700);
}

function createCluster(cluster: Cluster, passwordFile: string | null): void {
  const unfinished = `${cluster.folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  if (cluster.account) chownSync(unfinished, cluster.account.uid, cluster.account.gid);
  const authentication = passwordFile ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust'];
  const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const place = ['-D', reachableName(unfinished, cluster.account), '--username=postgres'];
  const result = spawnSync(cluster.binaries.initdb, place.concat(authentication, encoding), {
    ...spawnOptions(unfinished, cluster.account),
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`initdb failed: ${(result.stderr || result.error?.message || '').trim()}`);
  renameSync(unfinished, cluster.folder);
}

/** Starts PostgreSQL and resolves when it takes connections. */
export async function launch(cluster: Cluster, settings: Record<string, string>): Promise<ChildProcess> {
  const { folder, account, binaries } = cluster;
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', reachableName(folder, account), ...flags], {
    ...spawnOptions(folder, account),
    // In a session of its own, so that Ctrl-C reaches only the server, which stops it when its requests are done.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface({ input: child.stderr });
  let lastLine = '';
  const ready = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      lastLine = line;
      if (line.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${lastLine}`)));
  });
  await ready;
  return child;
}

/** Ends every connection, writes everything down and waits for the end. */
export async function shutDown(cluster: Cluster, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (process.platform === 'win32') spawnSync(cluster.binaries.pgCtl, ['stop', '-m', 'fast', '-D', cluster.folder]);
  else child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await ended;
  clearTimeout(timer);
}

/** Stops a PostgreSQL that a killed server left running. Answers whether there was one. */
export async function stopOrphan(cluster: Cluster, isListening: () => Promise<boolean>): Promise<boolean> {
  const pidFile = join(cluster.folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const identity = identifyProcess(pid);
  if (identity === null) return false;
  if (!(await within(2_000, isListening))) {
    // The number now belongs to another program, which PostgreSQL would mistake for itself.
    rmSync(pidFile, { force: true });
    return false;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (identifyProcess(pid) === identity) process.kill(pid, signal);
    if (await within(10_000, async () => identifyProcess(pid) !== identity)) return true;
  }
  throw new Error(`PostgreSQL (process ${pid}) was left running in ${cluster.folder} and cannot be stopped`);
}

async function within(milliseconds: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await isTrue()) return true;
    await delay(20);
  }
  return false;
}

// An unprivileged account may have no way into the folder by its path; the kernel's name for the current one always leads there.
function reachableName(folder: string, account: Account | null): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

// None of the server's environment: it holds secrets that PostgreSQL does not need.
function spawnOptions(folder: string, account: Account | null) {
  return { cwd: folder, env: { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' }, ...account };
}
