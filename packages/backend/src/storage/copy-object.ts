import * as z from 'zod';
import type { Actor } from '../database.ts';
import type { StorageContext } from './context.ts';
import { countUpload } from './count-upload.ts';
import { StorageError } from './errors.ts';
import { findObject } from './find-object.ts';
import { findRoom, readTransfer, transferSchema } from './move-object.ts';
import { storeObject, tryWrite } from './store-object.ts';

export const copySchema = z.object({ ...transferSchema.shape, copyMetadata: z.nullish(z.boolean()) });
type Copy = z.infer<typeof copySchema>;

/** Makes a second object of the actor's own with the same bytes. */
export async function copyObject(
  storage: StorageContext,
  actor: Actor,
  { input, isUpsert }: { input: Copy; isUpsert: boolean },
): Promise<object> {
  const { from, to } = readTransfer(input);
  const source = await findObject(storage, actor, from);
  const bucket = await findRoom(storage, to.bucket, source);
  const write = { ...to, mode: isUpsert ? 'upsert' : 'create' } as const;
  await countUpload(storage, actor);
  await tryWrite(storage, actor, write);
  const contents = await storage.contents.read(source.version);
  if (!contents) throw new StorageError('NoSuchKey');
  const upload = {
    bytes: new Uint8Array(await new Response(contents).arrayBuffer()),
    declaredKind: source.metadata.mimetype,
    cacheControl: source.metadata.cacheControl,
    metadata: input.copyMetadata === false ? null : source.user_metadata,
  };
  const { id } = await storeObject(storage, { actor, bucket, write, upload });
  return { Id: id, Key: `${to.bucket}/${to.name}` };
}
