import type { StorageContext } from './context.ts';

export interface PersonFile {
  /** Its bucket and its path in it. */
  name: string;
  read(): Promise<ReadableStream<Uint8Array> | undefined>;
}

/** The files a user owns, and all files in the folder named after them, whoever uploaded them. */
export async function listPersonFiles(
  { sql, contents }: Pick<StorageContext, 'sql' | 'contents'>,
  personId: string,
): Promise<PersonFile[]> {
  const rows = await sql<{ bucket_id: string; name: string; version: string }[]>`
    select bucket_id, name, version from storage.objects
    where owner = ${personId} or name like ${`${personId}/%`} order by bucket_id, name`;
  return rows.map(({ bucket_id: bucket, name, version }) => ({
    name: `${bucket}/${name}`,
    read: () => contents.read(version),
  }));
}
