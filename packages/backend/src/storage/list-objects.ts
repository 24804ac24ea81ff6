import * as z from 'zod';
import { asRole, type Actor } from '../database.ts';
import type { StorageContext } from './context.ts';
import { emptyIfForbidden } from './find-object.ts';

export const listSchema = z.object({
  prefix: z.string().max(1024).default(''),
  search: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).max(1_000_000).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});
export type ListRequest = z.infer<typeof listSchema>;

/** What lies directly in a folder that the actor may see, named relative to it; a folder in it has no id. */
export async function listObjects({ sql }: StorageContext, actor: Actor, bucket: string, request: ListRequest) {
  const { limit, offset, search, sortBy } = request;
  const folder = folderOf(request.prefix);
  // Both come from a closed list.
  const order = `${sortBy.column} ${sortBy.order} nulls first, name`;
  return asRole(sql, actor, (tx) =>
    tx.statement<object[]>(
      `with inside as (
        select substr(name, char_length($2) + 1) as name, id, updated_at, created_at, last_accessed_at, metadata
        from storage.objects
        where bucket_id = $1 and name like $3 and name <> $2
      ), entries as (
        select name as name, id, updated_at, created_at, last_accessed_at, metadata
        from inside where position('/' in name) = 0
        union all
        select distinct split_part(name, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz,
          null::jsonb
        from inside where position('/' in name) > 0
      )
      select * from entries where starts_with(lower(name), lower($4)) order by ${order} limit $5 offset $6`,
      [bucket, folder, `${escapeLike(folder)}%`, search.normalize('NFC'), limit, offset],
    ),
  ).catch(emptyIfForbidden);
}

function folderOf(prefix: string): string {
  const folder = prefix.normalize('NFC').replaceAll(/^\/+|\/+$/g, '');
  return folder === '' ? '' : `${folder}/`;
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
