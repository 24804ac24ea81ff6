import type { StorageContext } from './context.ts';

export interface PersonFile {
  /** Its bucket and its path in it. */
  name: string;
  read(): Promise<ReadableStream<Uint8Array> | undefined>;
}

/** The files of a person, also those that somebody else put into the folder named after them. */
export async function filesOfPerson(
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
