import { asRole, type Actor } from '../database.ts';
import { DatabaseError, type Sql } from '@alento/sql/sql.ts';
import type { StorageContext } from './context.ts';
import { StorageError } from './errors.ts';
import { objectColumns, type ObjectRow } from './object.ts';

export interface ObjectAddress {
  bucket: string;
  name: string;
}

/** An object that the actor may see; one that they may not see is not there for them. */
export async function findObject({ sql }: StorageContext, actor: Actor, address: ObjectAddress): Promise<ObjectRow> {
  const rows = await asRole(
    sql,
    actor,
    (tx) => tx<ObjectRow[]>`
      select ${objectColumns} from storage.objects o where o.bucket_id = ${address.bucket} and o.name = ${address.name}
    `,
  ).catch(emptyIfForbidden);
  return onlyOne(rows);
}

/** An object of a public bucket. */
export async function findPublicObject(sql: Sql, { bucket, name }: ObjectAddress): Promise<ObjectRow> {
  return onlyOne(
    await sql<ObjectRow[]>`
      select ${objectColumns} from storage.objects o join storage.buckets b on b.id = o.bucket_id
      where o.bucket_id = ${bucket} and o.name = ${name} and b.public
    `,
  );
}

/** An object requested with a signed link. */
export async function findLinkedObject(sql: Sql, { bucket, name }: ObjectAddress): Promise<ObjectRow> {
  return onlyOne(
    await sql<ObjectRow[]>`
      select ${objectColumns} from storage.objects o where o.bucket_id = ${bucket} and o.name = ${name}
    `,
  );
}

function onlyOne(rows: readonly ObjectRow[]): ObjectRow {
  const [row] = rows;
  if (!row) throw new StorageError('NoSuchKey');
  return row;
}

/** A role without any right on objects sees none. */
export function emptyIfForbidden(error: unknown): [] {
  if (error instanceof DatabaseError && error.code === '42501') return [];
  throw error;
}
