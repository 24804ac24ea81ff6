import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore } from '../storage/contents/disk-store.ts';
import { serveBackend, type ServedBackend } from './served-backend.ts';

export const pictureLimit = 64 * 1024;

/** Buckets of the tests: public `pictures` of some kinds, and private `papers` of any; people have a folder in each. */
export const storageSchema = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('pictures', 'pictures', true, ${pictureLimit}, '{image/png,image/jpeg,image/webp}'),
    ('papers', 'papers', false, null, null);
  create policy "owners read" on storage.objects for select to authenticated
    using ((storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "owners add" on storage.objects for insert to authenticated
    with check ((storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "owners change" on storage.objects for update to authenticated
    using ((storage.foldername(name))[1] = (select auth.uid())::text)
    with check ((storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "owners remove" on storage.objects for delete to authenticated
    using ((storage.foldername(name))[1] = (select auth.uid())::text);
`;

export interface ServedStorage extends ServedBackend {
  folder: string;
  /** How many files lie on the disk. */
  countFiles(): Promise<number>;
}

/** The backend with its storage in a folder of its own. */
export async function serveStorage(): Promise<ServedStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-storage-'));
  const served = await serveBackend({ contents: createDiskStore(folder) });
  await served.sql.script(storageSchema);
  return {
    ...served,
    folder,
    countFiles: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    },
    async stop() {
      await served.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A picture of one pixel, and bytes behind it that make it `size` long. */
export function picture(size = 100): Buffer<ArrayBuffer> {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const bytes = Buffer.alloc(size);
  Buffer.from(png, 'base64').copy(bytes);
  return bytes;
}
