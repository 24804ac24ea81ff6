import { adminTeamSchema, type AdminTeam } from '@alento/domain/admin/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { fetchTeam } from './data.ts';

/** Who has the role. */
export async function listTeam({ ctx }: { ctx: PersonContext }): Promise<AdminTeam> {
  return adminTeamSchema.parse({ members: await asAdmin(ctx, fetchTeam) });
}
