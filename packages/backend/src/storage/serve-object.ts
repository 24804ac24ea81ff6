import type { Context } from 'hono';
import { readRange } from './byte-range.ts';
import type { StorageContext } from './context.ts';
import { StorageError } from './errors.ts';
import type { ObjectRow } from './object.ts';

// A drawing in SVG may hold scripts.
const isPicture = (kind: string): boolean => kind.startsWith('image/') && kind !== 'image/svg+xml';

/** Answers with an object's bytes, or the part that was asked for, or that the client has them already. */
export async function serveObject(
  c: Context,
  storage: StorageContext,
  row: ObjectRow,
  isPublic = false,
): Promise<Response> {
  const { eTag, size, lastModified } = row.metadata;
  const headers = headersOf(row, { isPublic, download: c.req.query('download') });
  if (hasIt(c, eTag, lastModified)) return c.body(null, 304, headers);
  const ifRange = c.req.header('if-range');
  const range = ifRange === undefined || ifRange === eTag ? readRange(c.req.header('range'), size) : undefined;
  const length = range ? range.end - range.start + 1 : size;
  const answered = {
    ...headers,
    'content-length': String(length),
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
  };
  if (c.req.method === 'HEAD') return c.body(null, range ? 206 : 200, answered);
  const bytes = await storage.contents.read(row.version, range);
  if (!bytes) throw new StorageError('NoSuchKey');
  return c.body(bytes, range ? 206 : 200, answered);
}

function headersOf({ name, metadata }: ObjectRow, options: { isPublic: boolean; download: string | undefined }) {
  const { mimetype, cacheControl, eTag, lastModified } = metadata;
  const { isPublic, download } = options;
  const isAttached = download !== undefined || !isPicture(mimetype);
  const fileName = download || (name.split('/').at(-1) ?? name);
  return {
    'content-type': mimetype.startsWith('text/') ? `${mimetype}; charset=utf-8` : mimetype,
    'content-disposition': isAttached ? `attachment; filename*=UTF-8''${encodeFileName(fileName)}` : 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': isPublic ? cacheControl : `private, ${cacheControl}`,
    etag: eTag,
    'last-modified': new Date(lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
}

function encodeFileName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function hasIt(c: Context, eTag: string, lastModified: string): boolean {
  const known = c.req.header('if-none-match');
  if (known !== undefined) {
    return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === eTag);
  }
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return Math.floor(Date.parse(lastModified) / 1000) * 1000 <= since;
}
