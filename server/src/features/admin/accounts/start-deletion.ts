import { leastDeletionDays } from '@alento/domain/admin/limits.ts';
import type { AccountLookup } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext, Services } from '#http/context.ts';
import type { AdminOptions } from '../context.ts';
import { asAdmin } from '../data.ts';
import { startDeletion } from './data.ts';

interface Deletion {
  ctx: PersonContext;
  services: Pick<Services, 'keys'>;
  options: Pick<AdminOptions, 'deletions' | 'deletionGraceDays' | 'endReplies'>;
  input: AccountLookup;
}

/** Closes an account, to be erased later. Its person is told by mail and can take it back until then. */
export async function planDeletion({ ctx, services, options, input: { email } }: Deletion): Promise<void> {
  if (email.toLowerCase() === ctx.actor.email.toLowerCase()) throw new AppError('admin.own_account');
  const days = Math.max(options.deletionGraceDays, leastDeletionDays);
  const personId = await asAdmin(ctx, (tx) => startDeletion(tx, email, days));
  if (personId === null) throw new AppError('admin.account_not_found');
  services.keys.forget(personId);
  await options.endReplies(personId);
  options.deletions.wake();
}
