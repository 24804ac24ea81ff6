import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts a message where only the owner of the server can read it, and answers with its path. */
export async function writeOutbox(folder: string, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const path = join(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`);
  // Renamed into place, so that a watcher of the folder sees complete messages only.
  const draft = `${path}.part`;
  await writeFile(draft, message, { mode: 0o600, flag: 'wx' });
  await rename(draft, path);
  return path;
}
