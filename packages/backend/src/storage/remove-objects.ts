import * as z from 'zod';
import { asRole, type Actor } from '../database.ts';
import type { StorageContext } from './context.ts';
import { emptyIfForbidden } from './find-object.ts';
import { objectColumns, type ObjectRow } from './object.ts';
import { sweepContents } from './sweep-contents.ts';

export const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

/** Removes the objects that the actor may remove, and tells which those were. */
export async function removeObjects(
  storage: StorageContext,
  actor: Actor,
  { bucket, names }: { bucket: string; names: readonly string[] },
): Promise<object[]> {
  const wanted = names.map((name) => name.normalize('NFC'));
  const removed = await asRole(
    storage.sql,
    actor,
    (tx) => tx<ObjectRow[]>`
      delete from storage.objects o where o.bucket_id = ${bucket} and o.name = any(${wanted}::text[]) returning ${objectColumns}
    `,
  ).catch(emptyIfForbidden);
  if (removed.length > 0) await sweepContents(storage);
  return removed;
}
