import { AppError } from '@alento/domain/app-error.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { PersonContext } from '#http/context.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import { fetchCardSubscription, fetchCustomer, fetchLanguage } from './data.ts';

interface PortalDeps {
  readonly ctx: PersonContext;
  readonly sql: Sql;
  readonly payments: Payments | null;
  readonly siteUrl: string;
  readonly input: { to: 'overview' | 'cancel' };
}

/** Leads to the page where the person manages what they pay for, or straight to canceling it. */
export async function openPortal({ ctx, sql, payments, siteUrl, input }: PortalDeps): Promise<string> {
  if (!payments) throw new AppError('billing.not_configured');
  const [customer, subscription] = await Promise.all([
    fetchCustomer(sql, ctx.actor.id),
    fetchCardSubscription(sql, ctx.actor.id),
  ]);
  if (customer === null || (input.to === 'cancel' && subscription === null)) {
    throw new AppError('billing.no_subscription');
  }
  return payments.openPortal({
    customer,
    language: await ctx.database(fetchLanguage),
    returnUrl: `${siteUrl}/premium`,
    canceling: input.to === 'cancel' ? subscription : null,
  });
}
