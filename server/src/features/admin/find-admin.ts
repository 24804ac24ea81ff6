import type { PersonContext } from '#http/context.ts';
import { becomeAdmin } from './data.ts';

export interface AdminQuestion {
  ctx: PersonContext;
  adminEmails: readonly string[];
}

/** Whether the person who asks runs the product: by the role of their account, as the database knows it now. */
export async function findAdmin({ ctx, adminEmails }: AdminQuestion): Promise<boolean> {
  return ctx.database((tx) => becomeAdmin(tx, adminEmails));
}
