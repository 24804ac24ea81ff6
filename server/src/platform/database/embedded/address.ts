import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where PostgreSQL listens, and the URL by which the same machine reaches it. */
export interface Address {
  url: string;
  settings: Record<string, string>;
  /** Holds the superuser's password where a socket cannot keep others out. */
  passwordFile: string | null;
}

// The operating system cuts a socket's path at 103 bytes on macOS and at 107 on Linux.
const longestSocketPath = 103;
const socketName = '.s.PGSQL.5432';

/** A socket in the cluster's own folder, which only this account can enter; on Windows the loopback and a password. */
export function chooseAddress(dataDir: string, cluster: string): Address {
  if (process.platform === 'win32') return chooseLoopback(dataDir);
  const folder = shortPathTo(cluster);
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    // Relative, so that it is bound by a short name however deep the folder lies.
    settings: { listen_addresses: '', unix_socket_directories: '.', port: '5432' },
    passwordFile: null,
  };
}

function chooseLoopback(dataDir: string): Address {
  const passwordFile = join(dataDir, 'postgres.password');
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  // Derived from the path, so that it stays the same and two folders seldom meet.
  const port = 20_000 + (createHash('sha256').update(dataDir).digest().readUInt16BE(0) % 20_000);
  return {
    url: `postgres://postgres:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${port}/postgres`,
    settings: { listen_addresses: '127.0.0.1', port: `${port}` },
    passwordFile,
  };
}

function shortPathTo(cluster: string): string {
  if (Buffer.byteLength(join(cluster, socketName)) <= longestSocketPath) return cluster;
  const digest = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const parent = Buffer.byteLength(tmpdir()) < 50 ? tmpdir() : '/tmp';
  const folder = join(parent, `alento-${process.getuid?.()}-${digest}`);
  if (!lstatSync(folder, { throwIfNoEntry: false })) mkdirSync(folder, { mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new Error(`${folder} belongs to somebody else: set DATA_DIR to a shorter path`);
  }
  const link = join(folder, 'postgres');
  if (lstatSync(link, { throwIfNoEntry: false }) && readlinkSync(link) !== cluster) rmSync(link);
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(cluster, link);
  return link;
}
