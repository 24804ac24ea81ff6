import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import type { AccountContext } from '../context.ts';
import { fetchDeletion, hasSignedInSince, withdrawDeletion } from './data.ts';

/** Cancels the deletion for a user who signed in after requesting it. */
export async function cancelDeletion({
  ctx,
  services,
  deletions,
}: Pick<AccountContext, 'services' | 'deletions'> & { ctx: PersonContext }): Promise<void> {
  const { id, sessionId, email } = ctx.actor;
  const planned = await fetchDeletion(services.sql, id);
  if (!planned) return;
  // A session from before the request may be in other hands, so it cannot cancel.
  if (!(await hasSignedInSince(services.sql, id, sessionId))) {
    throw new AppError('account.reauthentication_needed');
  }
  if (!(await withdrawDeletion(services.sql, id, email))) throw new AppError('account.deletion_under_way');
  deletions.wake();
}
