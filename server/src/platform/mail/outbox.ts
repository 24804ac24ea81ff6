import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '#lib/errors.ts';

const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** Puts a message where only the owner of the server can read it, and answers with its path. */
export async function writeOutbox(folder: string, { to, message }: { to: string; message: Buffer }): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const path = join(folder, `${moment}-${digestOf(to)}-${randomUUID().slice(0, 8)}.eml`);
  // Renamed into place, so that a watcher of the folder sees complete messages only.
  const draft = `${path}.part`;
  await writeFile(draft, message, { mode: 0o600, flag: 'wx' });
  await rename(draft, path);
  return path;
}

/** Removes what was written to these addresses. */
export async function forgetAddresses(folder: string, addresses: readonly string[]): Promise<void> {
  const digests = addresses.map((address) => `-${digestOf(address)}-`);
  const names = (await namesIn(folder)).filter((name) => digests.some((digest) => name.includes(digest)));
  await removeAll(folder, names);
}

/** Removes what has lain there for thirty days. */
export async function sweepOutbox(folder: string, now = Date.now()): Promise<void> {
  const names = await namesIn(folder);
  const ages = await Promise.all(names.map(async (name) => now - (await writtenAt(join(folder, name), now))));
  await removeAll(
    folder,
    names.filter((_name, index) => (ages[index] ?? 0) > keptForMs),
  );
}

// A name tells nothing of the address.
function digestOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}

async function writtenAt(path: string, now: number): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}
