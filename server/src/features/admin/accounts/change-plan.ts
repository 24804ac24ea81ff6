import type { PremiumGrant, TrialExtension } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { extendTrial, grantPremium } from './data.ts';

/** Makes the trial of an account longer, or begins one. */
export async function lengthenTrial({ ctx, input }: { ctx: PersonContext; input: TrialExtension }): Promise<void> {
  const isDone = await asAdmin(ctx, (tx) => extendTrial(tx, input.email, input.days));
  if (!isDone) throw new AppError('admin.account_not_found');
}

/** Gives an account Premium, apart from anything it buys; with no days it is taken back. */
export async function givePremium({ ctx, input }: { ctx: PersonContext; input: PremiumGrant }): Promise<void> {
  const isDone = await asAdmin(ctx, (tx) => grantPremium(tx, input.email, input.days));
  if (!isDone) throw new AppError('admin.account_not_found');
}
