import { isAdmin } from '@alento/domain/admin/policy.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchProvedEmail } from './data.ts';

export interface AdminQuestion {
  ctx: PersonContext;
  adminEmails: readonly string[];
}

/** Whether the person who asks runs the product: by an address that they have proved, as the database knows it now. */
export async function findAdmin({ ctx, adminEmails }: AdminQuestion): Promise<boolean> {
  return adminEmails.length > 0 && isAdmin(await ctx.database(fetchProvedEmail), adminEmails);
}
