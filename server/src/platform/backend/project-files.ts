import { AppError } from '@alento/domain/app-error.ts';
import * as z from 'zod/mini';
import type { PersonFile } from './backend-service.ts';
import { askProject } from './ask-project.ts';
import type { SupabaseProject } from './project.ts';

export const bucket = 'avatars';
// More than the eleven files that the database allows a user.
const mostFiles = 1000;

/** What lies in a folder; a folder in it has no id. */
const entriesSchema = z.array(z.object({ name: z.string(), id: z.nullable(z.string()) }));

/** The paths of a person's files. */
export async function listFiles(project: SupabaseProject, folder: string): Promise<string[]> {
  const entries = await listFolder(project, folder);
  const paths = await Promise.all(
    entries.map(async ({ name, id }) =>
      id === null ? listFiles(project, `${folder}/${name}`) : [`${folder}/${name}`],
    ),
  );
  return paths.flat();
}

/** A person's files, each fetched when it is read. */
export async function listProjectFiles(project: SupabaseProject, personId: string): Promise<PersonFile[]> {
  const paths = await listFiles(project, personId);
  return paths.map((path) => ({
    name: `${bucket}/${path}`,
    read: async () => (await askProject(project, 'GET', `/storage/v1/object/${bucket}/${path}`)).body ?? undefined,
  }));
}

async function listFolder(project: SupabaseProject, prefix: string) {
  const response = await askProject(project, 'POST', `/storage/v1/object/list/${bucket}`, {
    body: { prefix, limit: mostFiles },
  });
  const entries = entriesSchema.safeParse(await response.json().catch(() => null));
  if (!entries.success) throw new AppError('common.unavailable', { cause: entries.error });
  return entries.data;
}
