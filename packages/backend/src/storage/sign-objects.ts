import * as z from 'zod';
import { asRole, type Actor } from '../database.ts';
import type { StorageContext } from './context.ts';
import { findObject, emptyIfForbidden, type ObjectAddress } from './find-object.ts';

const expiresIn = z
  .number()
  .int()
  .min(1)
  .max(366 * 24 * 3600);
export const signSchema = z.object({ expiresIn });
export const signManySchema = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(500) });

/** A link that opens one object for a while, for an actor who may see it. */
export async function signObject(
  storage: StorageContext,
  actor: Actor,
  { address, seconds }: { address: ObjectAddress; seconds: number },
): Promise<object> {
  await findObject(storage, actor, address);
  return { signedURL: await signedUrl(storage, address, seconds) };
}

/** A link for each of several objects, or why there is none. */
export async function signObjects(
  storage: StorageContext,
  actor: Actor,
  { bucket, paths, seconds }: { bucket: string; paths: readonly string[]; seconds: number },
): Promise<object[]> {
  const rows = await asRole(
    storage.sql,
    actor,
    (tx) => tx<{ name: string }[]>`
      select name from storage.objects
      where bucket_id = ${bucket} and name = any(${paths.map((path) => path.normalize('NFC'))}::text[])
    `,
  ).catch(emptyIfForbidden);
  const visible = new Set(rows.map(({ name }) => name));
  return Promise.all(
    paths.map(async (path) => {
      const name = path.normalize('NFC');
      return visible.has(name)
        ? { error: null, path, signedURL: await signedUrl(storage, { bucket, name }, seconds) }
        : { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null };
    }),
  );
}

// Not escaped: the client does that.
async function signedUrl({ links }: StorageContext, { bucket, name }: ObjectAddress, seconds: number): Promise<string> {
  const path = `${bucket}/${name}`;
  return `/object/sign/${path}?token=${await links.signDownload(path, seconds)}`;
}
