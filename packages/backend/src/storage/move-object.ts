import * as z from 'zod';
import { asRole, type Actor } from '../database.ts';
import { findBucket, type Bucket } from './bucket.ts';
import { isAllowed } from './detect-content-type.ts';
import type { StorageContext } from './context.ts';
import { StorageError, unsupportedKind } from './errors.ts';
import { findObject, type ObjectAddress } from './find-object.ts';
import type { ObjectRow } from './object.ts';
import { readObjectName } from './object-name.ts';

export const transferSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.nullish(z.string()),
});
type Transfer = z.infer<typeof transferSchema>;

/** Gives an object another name; its bytes stay where they are. */
export async function moveObject(storage: StorageContext, actor: Actor, input: Transfer): Promise<object> {
  const { from, to } = readTransfer(input);
  const source = await findObject(storage, actor, from);
  await findRoom(storage, to.bucket, source);
  const moved = await asRole(
    storage.sql,
    actor,
    (tx) => tx`
      update storage.objects set bucket_id = ${to.bucket}, name = ${to.name}, updated_at = now() where id = ${source.id}
    `,
  );
  // Seen by its policies, and yet not to be changed.
  if (moved.count === 0) throw new StorageError('AccessDenied');
  return { message: 'Successfully moved' };
}

export function readTransfer(input: Transfer): { from: ObjectAddress; to: ObjectAddress } {
  return {
    from: { bucket: input.bucketId, name: readObjectName(input.sourceKey) },
    to: { bucket: input.destinationBucket ?? input.bucketId, name: readObjectName(input.destinationKey) },
  };
}

/** The bucket an object goes to, if it takes objects of its kind and size. */
export async function findRoom({ sql }: StorageContext, id: string, { metadata }: ObjectRow): Promise<Bucket> {
  const bucket = await findBucket(sql, id);
  if (metadata.size > bucket.limit) throw new StorageError('EntityTooLarge');
  if (!isAllowed(metadata.mimetype, bucket.allowedKinds)) throw unsupportedKind(metadata.mimetype);
  return bucket;
}
