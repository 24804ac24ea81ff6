import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chooseAccount } from './embedded/account.ts';
import { chooseAddress } from './embedded/address.ts';
import { findBinaries } from './embedded/binaries.ts';
import { launch, prepareCluster, shutDown, stopOrphan, type Cluster } from './embedded/cluster.ts';
import { lockDataFolder } from './embedded/server-lock.ts';
import { writeSettings } from './embedded/settings.ts';

/** What happens to the embedded PostgreSQL, for the log. */
export type EmbeddedEvent =
  | 'database.orphan_stopped'
  | 'database.died'
  | 'database.restarted'
  | 'database.restart_failed';

export interface EmbeddedOptions {
  /** Folder of the server's data; PostgreSQL's lies in its subfolder `postgres`. */
  dataDir: string;
  /** PostgreSQL's settings that differ from ours. */
  settings?: Record<string, string>;
  log?: (event: EmbeddedEvent) => void;
}

export interface EmbeddedPostgres {
  /** Stays the same when PostgreSQL is restarted. */
  url: string;
  /** Null while it is being restarted. */
  pid(): number | null;
  stop(): Promise<void>;
}

/** Runs PostgreSQL as a child process and keeps it running until it is stopped. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  ensureWritable(dataDir);
  const folder = join(dataDir, 'postgres');
  const { url, settings, passwordFile } = chooseAddress(dataDir, folder);
  const log = options.log ?? (() => undefined);
  const unlock = await lockDataFolder(dataDir, () => isListening(url));
  try {
    const account = chooseAccount(folder, dataDir);
    const cluster = { folder, account, binaries: findBinaries(account) };
    if (await stopOrphan(cluster, () => isListening(url))) log('database.orphan_stopped');
    prepareCluster(cluster, passwordFile);
    writeSettings(folder, account, options.settings ?? {});
    const supervisor = await supervise(cluster, settings, log);
    return { url, pid: supervisor.pid, stop: () => supervisor.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function ensureWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`${dataDir} cannot be written to: start as the account that owns it, or set DATA_DIR`, { cause });
  }
}

async function supervise(cluster: Cluster, settings: Record<string, string>, log: (event: EmbeddedEvent) => void) {
  const stopping = new AbortController();
  let child: ChildProcess | null = await launchWithRetry(cluster, settings);
  let restarting = Promise.resolve();

  const watch = (running: ChildProcess): void => {
    running.once('exit', () => {
      child = null;
      if (stopping.signal.aborted) return;
      log('database.died');
      restarting = restart().catch(() => undefined);
    });
  };
  const restart = async (): Promise<void> => {
    for (let pause = 50; !stopping.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      await delay(pause, undefined, { signal: stopping.signal });
      try {
        child = await launch(cluster, settings);
        watch(child);
        log('database.restarted');
        return;
      } catch {
        log('database.restart_failed');
      }
    }
  };
  const stopWithProcess = (): void => void child?.kill('SIGINT');
  process.on('exit', stopWithProcess);
  watch(child);

  return {
    pid: () => child?.pid ?? null,
    async stop(): Promise<void> {
      stopping.abort();
      await restarting;
      if (child) await shutDown(cluster, child);
      process.off('exit', stopWithProcess);
    },
  };
}

// After a kill -9 its helper processes need a moment to notice, and until then PostgreSQL refuses to start.
async function launchWithRetry(cluster: Cluster, settings: Record<string, string>): Promise<ChildProcess> {
  for (let pause = 100; ; pause *= 2) {
    try {
      return await launch(cluster, settings);
    } catch (error) {
      if (pause > 1_600) throw error;
      await delay(pause);
    }
  }
}

async function isListening(url: string): Promise<boolean> {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const socket = folder ? connect(join(folder, '.s.PGSQL.5432')) : connect(Number(port), hostname);
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
