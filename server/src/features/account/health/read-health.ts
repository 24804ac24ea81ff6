import { accountHealthSchema, type OwnAccountHealth } from '@alento/domain/account/health-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchOwnHealth } from './data.ts';

/** Whether a person runs the product. */
export type FindAdmin = (ctx: PersonContext) => Promise<boolean>;

interface HealthQuestion {
  ctx: PersonContext;
  findAdmin: FindAdmin;
}

/** The state of the acting user's account, and whether they are an admin. */
export async function readHealth({ ctx, findAdmin }: HealthQuestion): Promise<OwnAccountHealth> {
  const found = await ctx.database(fetchOwnHealth);
  // The token outlived its account.
  if (found === null) throw new AppError('common.unauthenticated');
  return { ...accountHealthSchema.parse(found), isAdmin: await findAdmin(ctx) };
}
