import { askProject } from './ask-project.ts';
import type { SupabaseProject } from './project.ts';

/** Signs a person of a project out on every device, in their own name, which is the only way there. */
export async function endProjectSessions(project: SupabaseProject, token: string): Promise<void> {
  await askProject(project, 'POST', '/auth/v1/logout?scope=global', { token, gone: [404] });
}
