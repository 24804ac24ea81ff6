import type { SubscriptionStatus } from '@alento/domain/billing/schema.ts';
import type { Stripe } from 'stripe';
import type { PaidSubscription } from './payments.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a subscription of Stripe's means for a plan; the latest invoice must be expanded. */
export function toPaidSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription without an item');
  const { personId } = readMetadata(subscription);
  const status = toStatus(subscription);
  return {
    id: subscription.id,
    personId,
    customer: toId(subscription.customer),
    period: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    status,
    renews: status !== 'ended' && !subscription.cancel_at_period_end && subscription.cancel_at === null,
    paidUntil: new Date(paidUntil(subscription, item) * 1000),
    currency: item.price.currency.toUpperCase(),
    amount: item.price.unit_amount,
  };
}

export function toId(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

function readMetadata({ metadata }: Stripe.Subscription): { personId: string | null } {
  const id = metadata.person_id;
  return { personId: id !== undefined && uuid.test(id) ? id : null };
}

function toStatus({ status, pause_collection: pause }: Stripe.Subscription): SubscriptionStatus {
  switch (status) {
    case 'active':
    case 'trialing':
      return pause ? 'paused' : 'active';
    case 'past_due':
      return 'past_due';
    // Unpaid: Stripe has given up trying, but the subscription goes on.
    case 'paused':
    case 'unpaid':
      return 'paused';
    // Canceled, or never begun because the first payment failed.
    default:
      return 'ended';
  }
}

/** A period begins before it is paid: until then only what was paid before it is. What was ended at once is paid until then. */
function paidUntil(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): number {
  const { latest_invoice: invoice } = subscription;
  const isKnown = invoice !== null && typeof invoice !== 'string';
  const end = isKnown && leavesUnpaid(invoice, item) ? paidBefore(invoice, item) : item.current_period_end;
  return Math.min(end, subscription.ended_at ?? end, subscription.cancel_at ?? end);
}

/** Whether an invoice that is not paid is for the whole period, and not for the difference of a plan changed within it. */
function leavesUnpaid({ status, lines }: Stripe.Invoice, item: Stripe.SubscriptionItem): boolean {
  return (
    status !== 'paid' && lines.data.some((line) => !isProration(line) && line.period.end === item.current_period_end)
  );
}

/** The end of what was paid before: of the last period, or of the rest of it that a change of plan gives back. */
function paidBefore({ lines }: Stripe.Invoice, item: Stripe.SubscriptionItem): number {
  const credits = lines.data.filter((line) => isProration(line) && line.amount < 0);
  return Math.max(item.current_period_start, ...credits.map(({ period }) => period.end));
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return parent?.subscription_item_details?.proration === true;
}
