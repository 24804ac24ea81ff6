import type { HonoRequest } from 'hono';
import type { Actor } from '../database.ts';
import { findBucket } from './bucket.ts';
import type { StorageContext } from './context.ts';
import { countUpload } from './count-upload.ts';
import type { ObjectAddress } from './find-object.ts';
import { readUpload } from './read-upload.ts';
import { storeObject, tryWrite, type WriteMode } from './store-object.ts';

interface Write extends ObjectAddress {
  mode: WriteMode;
}

/** Stores what the request carries, for an actor who may; others are refused before a byte is read. */
export async function uploadObject(
  storage: StorageContext,
  actor: Actor,
  write: Write,
  request: HonoRequest,
): Promise<object> {
  const bucket = await findBucket(storage.sql, write.bucket);
  await countUpload(storage, actor);
  await tryWrite(storage, actor, write);
  const upload = await readUpload(request, bucket.limit);
  const { id } = await storeObject(storage, { actor, bucket, write, upload });
  return { Id: id, Key: `${write.bucket}/${write.name}` };
}

/** A link that lets its bearer upload one object on behalf of the actor who created it. */
export async function signUpload(storage: StorageContext, actor: Actor, write: Write): Promise<object> {
  await findBucket(storage.sql, write.bucket);
  await tryWrite(storage, actor, write);
  const path = `${write.bucket}/${write.name}`;
  const token = await storage.links.signUpload({ path, upsert: write.mode === 'upsert', actor });
  return { url: `/object/upload/sign/${encodeURI(path)}?token=${token}`, token };
}
