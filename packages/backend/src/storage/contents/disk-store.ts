import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange, ContentStore } from './content-store.ts';

/** Keeps bytes as files below a folder, under hashed names; a file is there whole or not at all. */
export function createDiskStore(folder: string): ContentStore {
  const pathOf = (key: string): string => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeDraft(draftOf(path), bytes);
        await rename(draftOf(path), path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(draftOf(path), { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const file = await openIfThere(pathOf(key));
      return file && streamOf(file, range);
    },
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      // Left by a process that died while it wrote.
      await rm(draftOf(path), { force: true });
    },
  };
}

const draftOf = (path: string): string => `${path}.draft`;

async function writeDraft(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders and needs none synced.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function streamOf(file: FileHandle, range: ByteRange | undefined): ReadableStream<Uint8Array> {
  return Readable.toWeb(file.createReadStream(range ?? {}));
}
