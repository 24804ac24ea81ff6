import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identifyProcess, processNamespace } from './process-identity.ts';

interface Owner {
  pid: number;
  identity: string | null;
  namespace: string;
}

/**
 * Makes this process the only one that uses a data folder and answers how to let go of it.
 * `isDatabaseAlive` is asked about an owner in another container, whose process cannot be seen from here.
 */
export async function lockDataFolder(dataDir: string, isDatabaseAlive: () => Promise<boolean>): Promise<() => void> {
  const path = join(dataDir, 'server.lock');
  const mine = JSON.stringify(describeSelf());
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createWhole(path, mine)) return () => release(path, mine);
    const theirs = readText(path);
    const owner = theirs === null ? null : parseOwner(theirs);
    if (owner && (await isAlive(owner, isDatabaseAlive))) {
      throw new Error(
        `Another Alento server (process ${owner.pid}) is using ${dataDir}: stop it, or set DATA_DIR to another folder`,
      );
    }
    if (theirs !== null) discard(path, theirs);
  }
  throw new Error(`${path} keeps changing: several servers are starting in ${dataDir} at once`);
}

function describeSelf(): Owner {
  return { pid: process.pid, identity: identifyProcess(process.pid), namespace: processNamespace() };
}

async function isAlive(owner: Owner, isDatabaseAlive: () => Promise<boolean>): Promise<boolean> {
  if (owner.namespace !== processNamespace()) return isDatabaseAlive();
  return identifyProcess(owner.pid) === owner.identity;
}

/** False if it exists. Never seen half written. */
function createWhole(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Removes a dead owner's file, unless another process has put its own in place meanwhile. */
function discard(path: string, dead: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readText(aside) !== dead) linkSync(aside, path);
  rmSync(aside);
}

function release(path: string, mine: string): void {
  if (readText(path) === mine) rmSync(path);
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

// A file truncated by a full disk holds no valid lock.
function parseOwner(text: string): Owner | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
