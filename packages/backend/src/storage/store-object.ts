import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { asRole, type Actor } from '../database.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { isAllowed, detectContentType } from './detect-content-type.ts';
import type { Bucket } from './bucket.ts';
import type { StorageContext } from './context.ts';
import { StorageError, unsupportedKind } from './errors.ts';
import type { ObjectAddress } from './find-object.ts';
import type { ObjectMetadata } from './object.ts';
import type { Upload } from './read-upload.ts';
import { sweepContents } from './sweep-contents.ts';

/** Make a new object, replace one that exists, or either. */
export type WriteMode = 'create' | 'update' | 'upsert';

interface Write extends ObjectAddress {
  mode: WriteMode;
}

class TrialIsOver extends Error {}

/** Refuses a write that row-level security or an existing object would refuse, before anything is read or stored. */
export async function tryWrite({ sql }: StorageContext, actor: Actor, write: Write): Promise<void> {
  try {
    await asRole(sql, actor, async (tx) => {
      await writeRow(tx, actor, write, { version: null, metadata: {}, userMetadata: null });
      throw new TrialIsOver();
    });
  } catch (error) {
    if (!(error instanceof TrialIsOver)) throw error;
  }
}

/** Stores the bytes, then the row that names them. What fails between is swept. */
export async function storeObject(
  storage: StorageContext,
  { actor, bucket, write, upload }: { actor: Actor; bucket: Bucket; write: Write; upload: Upload },
): Promise<{ id: string }> {
  const mimetype = await detectContentType(upload.bytes, upload.declaredKind);
  if (!isAllowed(mimetype, bucket.allowedKinds)) throw unsupportedKind(mimetype);
  const version = randomUUID();
  const row = { version, metadata: describe(upload, mimetype), userMetadata: upload.metadata };
  await storage.sql`
    insert into storage.discarded_contents (key, due_at) values (${version}, now() + interval '1 hour')
  `;
  try {
    await storage.contents.write(version, upload.bytes);
    return await asRole(storage.sql, actor, (tx) => writeRow(tx, actor, write, row));
  } catch (error) {
    // If the row was stored after all and only the answer lost, there is nothing left to discard.
    await storage.sql`update storage.discarded_contents set due_at = now() where key = ${version}`.catch(
      () => undefined,
    );
    throw error;
  } finally {
    await sweepContents(storage);
  }
}

function describe({ bytes, cacheControl }: Upload, mimetype: string): ObjectMetadata {
  return {
    eTag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    size: bytes.byteLength,
    mimetype,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  };
}

interface NewRow {
  version: string | null;
  metadata: object;
  userMetadata: object | null;
}

async function writeRow(
  tx: TransactionSql,
  actor: Actor,
  { bucket, name, mode }: Write,
  { version, metadata, userMetadata }: NewRow,
): Promise<{ id: string }> {
  if (mode === 'update') {
    const [row] = await tx<{ id: string }[]>`
      update storage.objects set version = ${version}, metadata = ${metadata}, user_metadata = ${userMetadata}, updated_at = now()
      where bucket_id = ${bucket} and name = ${name} returning id
    `;
    if (!row) throw new StorageError('NoSuchKey');
    return row;
  }
  const id = randomUUID();
  const owner = callerId(actor);
  if (mode === 'create') {
    await tx`
      insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
      values (${id}, ${bucket}, ${name}, ${owner}, ${owner}, ${version}, ${metadata}, ${userMetadata})
    `;
    return { id };
  }
  const [row] = await tx<{ id: string }[]>`
    insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${id}, ${bucket}, ${name}, ${owner}, ${owner}, ${version}, ${metadata}, ${userMetadata})
    on conflict (bucket_id, name) do update set
      version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata, updated_at = now()
    returning id
  `;
  return row ?? { id };
}

/** The id of the acting user; null for the operator and for visitors. */
export function callerId({ claims }: Actor): string | null {
  return z.object({ sub: z.optional(z.uuid()) }).parse(claims).sub ?? null;
}
