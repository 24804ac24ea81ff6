import type { HonoRequest } from 'hono';
import { readBytes } from '../http/read-body.ts';
import { StorageError } from './errors.ts';

export interface Upload {
  bytes: Uint8Array<ArrayBuffer>;
  declaredKind: string | undefined;
  cacheControl: string;
  metadata: Record<string, unknown> | null;
}

// What a form adds to the file: boundaries, part headers and the other fields.
const formBytes = 64 * 1024;
const maximumMetadataBytes = 6 * 1024;
const defaultCacheControl = 'max-age=3600';

/** The file of an upload, raw or in a form, of no more than `limit` bytes. */
export async function readUpload(request: HonoRequest, limit: number): Promise<Upload> {
  const contentType = request.header('content-type');
  if (contentType && /^multipart\/form-data\b/i.test(contentType)) return readForm(request, contentType, limit);
  const bytes = await readBytes(request, limit);
  if (!bytes) throw new StorageError('EntityTooLarge');
  const metadata = request.header('x-metadata');
  return {
    bytes,
    declaredKind: contentType,
    cacheControl: readCacheControl(request.header('cache-control')),
    metadata: metadata ? readMetadata(Buffer.from(metadata, 'base64').toString('utf8')) : null,
  };
}

async function readForm(request: HonoRequest, contentType: string, limit: number): Promise<Upload> {
  const body = await readBytes(request, limit + formBytes);
  if (!body) throw new StorageError('EntityTooLarge');
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new StorageError('InvalidRequest');
  });
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  const [file] = files;
  if (!file || files.length > 1) throw new StorageError('InvalidRequest');
  if (file.size > limit) throw new StorageError('EntityTooLarge');
  const cacheControl = form.get('cacheControl');
  const metadata = form.get('metadata');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    declaredKind: file.type,
    cacheControl: readCacheControl(typeof cacheControl === 'string' ? cacheControl : undefined),
    metadata: typeof metadata === 'string' ? readMetadata(metadata) : null,
  };
}

function readCacheControl(text: string | undefined): string {
  const seconds = /^(?:max-age=)?(\d{1,9})$/.exec(text?.trim() ?? '')?.[1];
  if (seconds !== undefined) return `max-age=${Number(seconds)}`;
  return text === 'no-cache' || text === 'no-store' ? text : defaultCacheControl;
}

function readMetadata(text: string): Record<string, unknown> {
  if (Buffer.byteLength(text) > maximumMetadataBytes) throw new StorageError('InvalidRequest');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Refused below.
  }
  throw new StorageError('InvalidRequest');
}
