import * as z from 'zod';
import { asRole, type Actor } from '../database.ts';
import type { StorageContext } from './context.ts';
import { StorageError } from './errors.ts';
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

export const pageSchema = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  /** What the page before said it goes on with. */
  cursor: z.string().max(2048).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});
type PageRequest = z.infer<typeof pageSchema>;

interface Entry {
  name: string;
  id: string | null;
}

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

/**
 * A page of what lies under a prefix and is visible to the actor, by its whole name; with a delimiter, what lies deeper is
 * told as its folder. The cursor is the place in the list.
 */
export async function listPage(storage: StorageContext, actor: Actor, bucket: string, request: PageRequest) {
  const { limit, cursor, sortBy } = request;
  const offset = cursor === undefined ? 0 : readCursor(cursor);
  const prefix = request.prefix.normalize('NFC').replace(/^\/+/, '');
  // Both come from a closed list.
  const order = `${sortBy.column} ${sortBy.order} nulls first, name`;
  const found = await asRole(storage.sql, actor, (tx) =>
    tx.statement<Entry[]>(
      `with inside as (
        select name, id, updated_at, created_at, last_accessed_at, metadata,
          position('/' in substr(name, char_length($2) + 1)) as slash
        from storage.objects where bucket_id = $1 and name like $3
      ), entries as (
        select name, id, updated_at, created_at, last_accessed_at, metadata from inside where slash = 0 or not $4
        union all
        select distinct left(name, char_length($2) + slash), null::uuid, null::timestamptz, null::timestamptz,
          null::timestamptz, null::jsonb
        from inside where slash > 0 and $4
      )
      select * from entries order by ${order} limit $5 offset $6`,
      [bucket, prefix, `${escapeLike(prefix)}%`, request.with_delimiter, limit + 1, offset],
    ),
  ).catch(emptyIfForbidden);
  const page = found.slice(0, limit).map((entry) => ({ ...entry, key: entry.name }));
  const hasNext = found.length > limit;
  return {
    hasNext,
    folders: page.filter(({ id }) => id === null).map(({ name, key }) => ({ name, key })),
    objects: page.filter(({ id }) => id !== null),
    ...(hasNext ? { nextCursor: Buffer.from(String(offset + limit)).toString('base64url') } : {}),
  };
}

function readCursor(cursor: string): number {
  const offset = Buffer.from(cursor, 'base64url').toString();
  if (!/^\d{1,7}$/.test(offset)) throw new StorageError('InvalidRequest');
  return Number(offset);
}

function folderOf(prefix: string): string {
  const folder = prefix.normalize('NFC').replaceAll(/^\/+|\/+$/g, '');
  return folder === '' ? '' : `${folder}/`;
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
