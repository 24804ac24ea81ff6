import { AppError } from '@alento/domain/app-error.ts';
import * as z from 'zod/mini';
import { askProject } from './ask-project.ts';
import type { SupabaseProject } from './supabase-project.ts';

const bucket = 'avatars';
// The database lets a person have eleven.
const mostFiles = 1000;

/** What lies in a folder; a folder in it has no id. */
const entriesSchema = z.array(z.object({ name: z.string(), id: z.nullable(z.string()) }));

/** Erases a person of a project: the files first, because a project keeps them when the account goes. */
export async function deleteProjectAccount(project: SupabaseProject, personId: string): Promise<void> {
  await emptyFolder(project, personId);
  await askProject(project, 'DELETE', `/auth/v1/admin/users/${personId}`, { should_soft_delete: false });
}

async function emptyFolder(project: SupabaseProject, folder: string): Promise<void> {
  const entries = await listFolder(project, folder);
  for (const { name } of entries.filter(({ id }) => id === null)) await emptyFolder(project, `${folder}/${name}`);
  const prefixes = entries.filter(({ id }) => id !== null).map(({ name }) => `${folder}/${name}`);
  if (prefixes.length > 0) await askProject(project, 'DELETE', `/storage/v1/object/${bucket}`, { prefixes });
}

async function listFolder(project: SupabaseProject, prefix: string) {
  const response = await askProject(project, 'POST', `/storage/v1/object/list/${bucket}`, { prefix, limit: mostFiles });
  const entries = entriesSchema.safeParse(await response.json().catch(() => null));
  if (!entries.success) throw new AppError('common.unavailable', { cause: entries.error });
  return entries.data;
}
