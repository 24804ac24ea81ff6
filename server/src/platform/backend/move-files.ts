import type { Sql } from '@alento/sql/sql.ts';
import type { ContentStore } from '@alento/backend/storage/contents/content-store.ts';
import type { SupabaseProject } from './project.ts';

interface StoredObject {
  bucket: string;
  name: string;
  version: string;
  kind: string;
  cacheControl: string;
}

/** Uploads every stored file to the project, over what is there, so that it may be done again. */
export async function moveFiles(from: Sql, contents: ContentStore, project: SupabaseProject): Promise<number> {
  const objects = await from<StoredObject[]>`
    select bucket_id as bucket, name, version, metadata ->> 'mimetype' as kind,
      metadata ->> 'cacheControl' as "cacheControl"
    from storage.objects where version is not null`;
  for (const object of objects) await upload(object, await readAll(contents, object), project);
  return objects.length;
}

async function readAll(contents: ContentStore, { bucket, name, version }: StoredObject): Promise<ArrayBuffer> {
  const stream = await contents.read(version);
  if (!stream) throw new Error(`The bytes of ${bucket}/${name} are missing`);
  return new Response(stream).arrayBuffer();
}

async function upload({ bucket, name, kind, cacheControl }: StoredObject, body: ArrayBuffer, project: SupabaseProject) {
  const path = [bucket, ...name.split('/')].map(encodeURIComponent).join('/');
  const response = await fetch(`${project.url}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: {
      apikey: project.secretKey,
      authorization: `Bearer ${project.secretKey}`,
      'content-type': kind,
      'cache-control': cacheControl,
      'x-upsert': 'true',
    },
    body,
  });
  if (!response.ok) throw new Error(`The project answers ${response.status} to the file ${bucket}/${name}`);
}
