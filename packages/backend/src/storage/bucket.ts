import type { Sql } from '@alento/sql/sql.ts';
import { StorageError } from './errors.ts';

export interface Bucket {
  id: string;
  /** How many bytes one object may have. */
  limit: number;
  allowedKinds: string[] | null;
}

// Of a bucket that says nothing. Uploads are held in memory.
const defaultLimit = 50 * 1024 * 1024;

export async function findBucket(sql: Sql, id: string): Promise<Bucket> {
  const [row] = await sql<{ id: string; limit: string | null; allowedKinds: string[] | null }[]>`
    select id, file_size_limit::text as "limit", allowed_mime_types as "allowedKinds" from storage.buckets where id = ${id}
  `;
  if (!row) throw new StorageError('NoSuchBucket');
  return { ...row, limit: Number(row.limit ?? defaultLimit) };
}
