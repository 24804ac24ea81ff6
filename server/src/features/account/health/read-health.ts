import { accountHealthSchema, type OwnAccountHealth } from '@alento/domain/account/health-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { findAdmin } from '#features/admin/find-admin.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchOwnHealth } from './data.ts';

interface HealthQuestion {
  ctx: PersonContext;
  adminEmails: readonly string[];
}

/** How the account of whoever asks is, and whether they may ask about others. */
export async function readHealth({ ctx, adminEmails }: HealthQuestion): Promise<OwnAccountHealth> {
  const found = await ctx.database(fetchOwnHealth);
  // The token outlived its account.
  if (found === null) throw new AppError('common.unauthenticated');
  return { ...accountHealthSchema.parse(found), isAdmin: await findAdmin({ ctx, adminEmails }) };
}
