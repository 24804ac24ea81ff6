import { isFreshSignIn } from '@alento/domain/account/policy.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext, Services } from '#http/context.ts';

interface Deletion {
  ctx: PersonContext;
  services: Pick<Services, 'backend' | 'keys'>;
  endReplies: (personId: string) => Promise<unknown>;
}

/** Erases the person who asks, with their key and all they wrote. It may be asked again if the answer was lost. */
export async function deleteAccount({ ctx, services: { backend, keys }, endReplies }: Deletion): Promise<void> {
  const { id, signedInAt } = ctx.actor;
  if (!isFreshSignIn({ signedInAt, now: Date.now() / 1000 })) throw new AppError('account.reauthentication_needed');
  await endReplies(id);
  await backend.deleteAccount(id);
  keys.forget(id);
}
