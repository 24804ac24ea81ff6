import { AppError } from '@alento/domain/app-error.ts';
import * as z from 'zod/mini';
import { askProject } from './ask-project.ts';
import type { SupabaseProject } from './project.ts';

const factorsSchema = z.array(z.object({ id: z.uuid() }));

/** Deletes every MFA factor of a user through the project's admin API. */
export async function removeMfaFactors(project: SupabaseProject, personId: string): Promise<void> {
  const path = `/auth/v1/admin/users/${personId}/factors`;
  const answer = await askProject(project, 'GET', path);
  const factors = factorsSchema.safeParse(await answer.json().catch(() => null));
  if (!factors.success) throw new AppError('common.unavailable', { cause: factors.error });
  for (const { id } of factors.data) await askProject(project, 'DELETE', `${path}/${id}`, { gone: [404] });
}
