import type { SupabaseProject } from './project.ts';
import { askProject } from './ask-project.ts';
import { bucket, listFiles } from './project-files.ts';

/** Erases a person of a project: the files first, because a project keeps them when the account goes. */
export async function deleteProjectAccount(project: SupabaseProject, personId: string): Promise<void> {
  const prefixes = await listFiles(project, personId);
  const remove = (path: string, body: object) => askProject(project, 'DELETE', path, { body, gone: [404] });
  if (prefixes.length > 0) await remove(`/storage/v1/object/${bucket}`, { prefixes });
  await remove(`/auth/v1/admin/users/${personId}`, { should_soft_delete: false });
}
