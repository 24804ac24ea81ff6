import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import type { AccountContext } from '../context.ts';
import { fetchDeletion, withdrawDeletion } from './data.ts';

/** Keeps the account of whoever signed in after they had asked for its deletion. */
export async function cancelDeletion({
  ctx,
  services,
  deletions,
}: Pick<AccountContext, 'services' | 'deletions'> & { ctx: PersonContext }): Promise<void> {
  const { id, signedInAt, email } = ctx.actor;
  const planned = await fetchDeletion(services.sql, id);
  if (!planned) return;
  // A token from before, on a device that somebody else may hold, takes nothing back.
  if (signedInAt < Math.floor(Date.parse(planned.requestedAt) / 1000)) {
    throw new AppError('account.reauthentication_needed');
  }
  if (!(await withdrawDeletion(services.sql, id, email))) throw new AppError('account.deletion_under_way');
  deletions.wake();
}
