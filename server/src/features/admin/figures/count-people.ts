import { adminCountsSchema, type AdminCounts } from '@alento/domain/admin/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { fetchCounts } from './data.ts';

/** How many there are of what; figures under ten are hidden by the database. */
export async function countPeople({ ctx }: { ctx: PersonContext }): Promise<AdminCounts> {
  return adminCountsSchema.parse(await asAdmin(ctx, fetchCounts));
}
