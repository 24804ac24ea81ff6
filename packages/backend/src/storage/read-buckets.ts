import { asRole, type Actor } from '../database.ts';
import { fragment } from '@alento/sql/sql.ts';
import type { StorageContext } from './context.ts';
import { StorageError } from './errors.ts';
import { emptyIfForbidden } from './find-object.ts';

// A bigint would be told as a text.
const bucketColumns = fragment`
    id, name, owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types, created_at, updated_at
  `;

/** The buckets that the actor may know of: all for the operator, for others those that policies show. */
export function listBuckets({ sql }: StorageContext, actor: Actor): Promise<object[]> {
  return asRole(sql, actor, (tx) => tx`select ${bucketColumns} from storage.buckets order by id`).catch(
    emptyIfForbidden,
  );
}

export async function getBucket({ sql }: StorageContext, actor: Actor, id: string): Promise<object> {
  const [bucket] = await asRole(
    sql,
    actor,
    (tx) => tx`select ${bucketColumns} from storage.buckets where id = ${id}`,
  ).catch(emptyIfForbidden);
  if (!bucket) throw new StorageError('NoSuchBucket');
  return bucket;
}
