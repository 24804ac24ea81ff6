import { AppError } from '@alento/domain/app-error.ts';
import type { VerificationState } from '@alento/domain/billing/schema.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { PersonContext } from '#http/context.ts';
import type { Log } from '#platform/log/log.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import { fetchOwnPlan } from '../data.ts';
import { syncSubscription } from './sync-subscription.ts';

interface VerificationDeps {
  readonly ctx: PersonContext;
  readonly sql: Sql;
  readonly payments: Payments | null;
  readonly log: Log;
  readonly input: { checkoutId: string };
}

/** How the payment stands that the person has just made; asks the provider, whose message may be late or lost. */
export async function verifyCheckout(deps: VerificationDeps): Promise<VerificationState> {
  const { ctx, payments, input } = deps;
  if (!payments) throw new AppError('billing.not_configured');
  const checkout = await payments.readCheckout(input.checkoutId);
  if (!checkout || checkout.personId !== ctx.actor.id) throw new AppError('billing.checkout_not_found');
  if (!checkout.isComplete) return 'open';
  if (checkout.subscription)
    await syncSubscription({ ...deps, payments }, { subscription: checkout.subscription, event: null });
  const { state } = await ctx.database(fetchOwnPlan);
  return state === 'premium' || state === 'canceled' ? 'confirmed' : 'processing';
}
