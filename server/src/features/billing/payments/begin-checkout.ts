import { AppError } from '@alento/domain/app-error.ts';
import { priceRegionOf, usualPriceRegion } from '@alento/domain/billing/prices.ts';
import type { CheckoutRequest } from '@alento/domain/billing/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { PersonContext } from '#http/context.ts';
import type { NewCheckout, Payments } from '#platform/stripe/payments.ts';
import { fetchOwnPlan } from '../data.ts';
import { syncCustomer } from './sync-customer.ts';
import {
  endCheckoutTurn,
  fetchCustomer,
  fetchLanguage,
  hasSubscription,
  storeCustomer,
  takeCheckoutTurn,
} from './data.ts';

interface CheckoutDeps {
  readonly ctx: PersonContext;
  readonly sql: Sql;
  readonly payments: Payments | null;
  readonly siteUrl: string;
  /** The country of the request, if a network in front names it. */
  readonly country: string | undefined;
  readonly input: CheckoutRequest;
}

/** Leads the person who asks to where they pay. Whoever pays already is sent to the portal instead. */
export async function beginCheckout({ ctx, sql, payments, siteUrl, country, input }: CheckoutDeps): Promise<string> {
  const { language, plan } = await ctx.database(async (tx) => ({
    language: await fetchLanguage(tx),
    plan: await fetchOwnPlan(tx),
  }));
  if (!plan.isSold) throw new AppError('billing.not_sold');
  if (!payments) throw new AppError('billing.not_configured');
  const { id: personId } = ctx.actor;
  const checkout: NewCheckout = {
    customer: await ensureCustomer({ ctx, sql, payments, language }),
    personId,
    region: input.region ?? (country ? priceRegionOf(country) : usualPriceRegion(language)),
    period: input.plan === 'yearly' ? 'year' : 'month',
    language,
    siteUrl,
  };
  if (!(await takeCheckoutTurn(sql, personId))) throw new AppError('common.rate_limited', { params: { seconds: 5 } });
  try {
    await refuseWhoPays(sql, payments, checkout);
    return await payments.beginCheckout(checkout);
  } finally {
    await endCheckoutTurn(sql, personId);
  }
}

/**
 * Refuses whoever has a subscription that is not over, by the provider's own word: its message of a payment may be late.
 * What is open is closed first, so that nothing can be paid between the question and the new page.
 */
async function refuseWhoPays(sql: Sql, payments: Payments, { customer, personId }: NewCheckout): Promise<void> {
  await payments.closeCheckouts(customer);
  const all = await syncCustomer({ sql, payments }, { customer, personId });
  if (all.some(({ status }) => status !== 'ended') || (await hasSubscription(sql, personId))) {
    throw new AppError('billing.already_subscribed');
  }
}

type CustomerDeps = Pick<CheckoutDeps, 'ctx' | 'sql'> & { payments: Payments; language: LanguageCode };

async function ensureCustomer({ ctx, sql, payments, language }: CustomerDeps): Promise<string> {
  const { id, email } = ctx.actor;
  const known = await fetchCustomer(sql, id);
  return known ?? storeCustomer(sql, id, await payments.createCustomer({ id, email, language }));
}
