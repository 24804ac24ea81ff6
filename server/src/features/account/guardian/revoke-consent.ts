import type { GuardianRevocation } from '@alento/domain/account/guardian-schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { GuardianContext } from './context.ts';
import { fetchConsenting, storeRevocation } from './data.ts';

interface Revoking {
  ctx: GuardianContext;
  input: GuardianRevocation;
}

/** Revokes a consent at once: running replies are aborted, and the account waits again or is erased. */
export async function revokeConsent({ ctx, input: { token, isAccountErased } }: Revoking): Promise<void> {
  // A consent goes with its account, so that the link works until the account is gone.
  const userId = await (isAccountErased ? fetchConsenting : storeRevocation)(ctx.sql, token);
  if (!userId) throw new AppError('account.guardian_link_over');
  await ctx.endReplies(userId);
  if (isAccountErased) await ctx.eraseAccount(userId);
  const done = isAccountErased ? { code: 'account.guardian_erased' } : { code: 'account.guardian_revoked', userId };
  ctx.log.info(done, 'account');
}
