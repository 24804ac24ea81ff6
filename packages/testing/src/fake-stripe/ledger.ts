import type { Form, FormValue } from './form.ts';

export class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export interface Price {
  id: string;
  object: 'price';
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  recurring: { interval: string };
}

export interface Invoice {
  id: string;
  object: 'invoice';
  status: 'open' | 'paid' | 'void';
  parent: { type: string; subscription_details: { subscription: string } };
  lines: { object: 'list'; data: InvoiceLine[] };
}

/** What a line is for: a period, or the difference that a change of plan makes. */
interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  period: { start: number; end: number };
  parent: { type: string; subscription_item_details: { proration: boolean } };
}

type Charge = Pick<InvoiceLine, 'amount' | 'period'> & { isProration?: boolean };

export interface Subscription {
  id: string;
  object: 'subscription';
  status: string;
  customer: string;
  created: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  pause_collection: { behavior: string } | null;
  metadata: Record<string, string>;
  latest_invoice: string;
  items: { object: 'list'; data: SubscriptionItem[] };
}

interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  current_period_start: number;
  current_period_end: number;
  price: Price;
}

/** As Stripe tells it. */
interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  customer: string;
  client_reference_id: string;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  locale: string;
}

/** With what was ordered, which Stripe does not tell unless it is asked for. */
interface Checkout extends CheckoutSession {
  price: string;
  person_id: string;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  data: { object: unknown };
}

const daySeconds = 24 * 60 * 60;

/** What Stripe would keep, in memory. Its methods are calls of the API and what people do on Stripe's own pages. */
export class Ledger {
  readonly customers = new Map<string, { id: string; object: 'customer'; email: string; deleted?: boolean }>();
  readonly products = new Map<string, { id: string; object: 'product'; name: string }>();
  readonly prices = new Map<string, Price>();
  readonly checkouts = new Map<string, Checkout>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  /** Which invoice a payment intent paid. */
  readonly payments = new Map<string, string>();
  readonly portals: Form[] = [];
  readonly #url: string;
  #count = 0;
  /** Seconds since 1970. */
  now = Math.floor(Date.now() / 1000);

  constructor(url: string) {
    this.#url = url;
  }

  find<T>(among: ReadonlyMap<string, T>, id: string | undefined): T {
    const found = among.get(id ?? '');
    if (!found) throw new StripeRefusal(404, 'resource_missing');
    return found;
  }

  createCustomer(form: Form) {
    const id = this.#id('cus');
    const customer = { id, object: 'customer' as const, email: asText(form.email) };
    this.customers.set(id, { ...customer });
    return customer;
  }

  /** Ends at once what the customer pays for, as Stripe does. */
  deleteCustomer(id: string) {
    this.find(this.customers, id).deleted = true;
    for (const { id: paid, customer, status } of this.subscriptions.values()) {
      if (customer === id && status !== 'canceled') this.cancel(paid);
    }
    return { id, object: 'customer' as const, deleted: true as const };
  }

  createProduct(form: Form) {
    const product = { id: asText(form.id), object: 'product' as const, name: asText(form.name) };
    this.products.set(product.id, product);
    return product;
  }

  listPrices(form: Form) {
    const keys = (form.lookup_keys as FormValue[] | undefined)?.map(asText) ?? [];
    return list([...this.prices.values()].filter(({ lookup_key: key }) => key !== null && keys.includes(key)));
  }

  createPrice(form: Form): Price {
    this.find(this.products, asText(form.product));
    const key = asText(form.lookup_key);
    const before = [...this.prices.values()].find(({ lookup_key: other }) => other === key);
    if (before && form.transfer_lookup_key !== 'true') throw new StripeRefusal(400, 'resource_already_exists');
    if (before) before.lookup_key = null;
    const price: Price = {
      id: this.#id('price'),
      object: 'price',
      active: true,
      currency: asText(form.currency),
      unit_amount: Number(form.unit_amount),
      lookup_key: key,
      recurring: { interval: asText((form.recurring as Form).interval) },
    };
    this.prices.set(price.id, price);
    return price;
  }

  createCheckout(form: Form): CheckoutSession {
    const customer = asText(form.customer);
    if (this.find(this.customers, customer).deleted) throw new StripeRefusal(404, 'resource_missing');
    const [item] = form.line_items as Form[];
    const price = this.find(this.prices, asText(item?.price));
    const id = this.#id('cs_test');
    const checkout: Checkout = {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `${this.#url}/pay/${id}`,
      customer,
      client_reference_id: asText(form.client_reference_id),
      subscription: null,
      success_url: asText(form.success_url),
      cancel_url: asText(form.cancel_url),
      locale: asText(form.locale),
      price: price.id,
      person_id: asText(((form.subscription_data as Form).metadata as Form).person_id),
    };
    this.checkouts.set(id, checkout);
    return toSession(checkout);
  }

  listCheckouts({ customer, status }: Form) {
    const found = [...this.checkouts.values()].filter((c) => c.customer === customer && c.status === status);
    return list(found.map(toSession));
  }

  readCheckout(id: string): CheckoutSession {
    return toSession(this.find(this.checkouts, id));
  }

  expireCheckout(id: string): CheckoutSession {
    const checkout = this.find(this.checkouts, id);
    if (checkout.status !== 'open') throw new StripeRefusal(400, 'session_not_open');
    return toSession(Object.assign(checkout, { status: 'expired' as const, url: null }));
  }

  openPortal(form: Form) {
    this.find(this.customers, asText(form.customer));
    this.portals.push(form);
    return { id: this.#id('bps'), object: 'billing_portal.session' as const, url: `${this.#url}/portal` };
  }

  readSubscription(id: string) {
    const subscription = this.find(this.subscriptions, id);
    return { ...structuredClone(subscription), latest_invoice: this.find(this.invoices, subscription.latest_invoice) };
  }

  /** All of a customer's, as `status=all` asks for. */
  listSubscriptions({ customer }: Form) {
    const ids = [...this.subscriptions.values()].filter((s) => s.customer === customer).map(({ id }) => id);
    return list(ids.map((id) => this.readSubscription(id)));
  }

  listInvoicePayments(form: Form) {
    const invoice = this.payments.get(asText((form.payment as Form).payment_intent));
    return list(invoice ? [{ id: this.#id('inpay'), object: 'invoice_payment' as const, invoice }] : []);
  }

  /** The person pays on the page: a subscription begins. */
  pay(checkoutId: string): StripeEvent[] {
    const checkout = this.find(this.checkouts, checkoutId);
    if (checkout.status !== 'open') throw new StripeRefusal(400, 'session_not_open');
    const price = this.find(this.prices, checkout.price);
    const id = this.#id('sub');
    const subscription: Subscription = {
      id,
      object: 'subscription',
      status: 'active',
      customer: checkout.customer,
      created: this.now,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      pause_collection: null,
      metadata: { person_id: checkout.person_id },
      latest_invoice: '',
      items: {
        object: 'list',
        data: [
          {
            id: this.#id('si'),
            object: 'subscription_item',
            current_period_start: this.now,
            current_period_end: this.now + (price.recurring.interval === 'year' ? 365 : 30) * daySeconds,
            price,
          },
        ],
      },
    };
    this.subscriptions.set(id, subscription);
    subscription.latest_invoice = this.#invoice(id, 'paid', [this.#wholePeriod(subscription)]);
    Object.assign(checkout, { status: 'complete', url: null, subscription: id });
    return [
      this.event('customer.subscription.created', subscription),
      this.event('invoice.paid', this.find(this.invoices, subscription.latest_invoice)),
      this.event('checkout.session.completed', toSession(checkout)),
    ];
  }

  /** The next period begins, paid or not. */
  renew(id: string, isPaid: boolean): StripeEvent[] {
    const subscription = this.find(this.subscriptions, id);
    const [item] = subscription.items.data;
    if (!item || subscription.status === 'canceled') return [];
    const length = item.current_period_end - item.current_period_start;
    item.current_period_start = item.current_period_end;
    item.current_period_end += length;
    subscription.latest_invoice = this.#invoice(id, isPaid ? 'paid' : 'open', [this.#wholePeriod(subscription)]);
    subscription.status = isPaid ? 'active' : 'past_due';
    const invoice = this.find(this.invoices, subscription.latest_invoice);
    return [
      this.event('customer.subscription.updated', subscription),
      this.event(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice),
    ];
  }

  /** What people, or whoever runs the server, change of a subscription. */
  change(id: string, change: Partial<Subscription>): StripeEvent {
    return this.event('customer.subscription.updated', Object.assign(this.find(this.subscriptions, id), change));
  }

  update(id: string, form: Form): Subscription {
    const subscription = this.find(this.subscriptions, id);
    if (subscription.status === 'canceled') throw new StripeRefusal(400, 'subscription_canceled');
    return Object.assign(subscription, { cancel_at_period_end: form.cancel_at_period_end === 'true' });
  }

  cancel(id: string): Subscription {
    const subscription = this.find(this.subscriptions, id);
    if (subscription.status === 'canceled') throw new StripeRefusal(404, 'resource_missing');
    return Object.assign(subscription, { status: 'canceled', ended_at: this.now, cancel_at_period_end: false });
  }

  /** A payment intent for the current period. */
  paymentOf(id: string): string {
    const payment = this.#id('pi');
    this.payments.set(payment, this.find(this.subscriptions, id).latest_invoice);
    return payment;
  }

  event(type: string, object: object): StripeEvent {
    return {
      id: this.#id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.now,
      type,
      data: { object: structuredClone(object) },
    };
  }

  /**
   * The person takes another price on Stripe's page. A price of another length begins a new period now, paid with what is left
   * of the old one; one of the same length is invoiced for the difference.
   */
  changePlan(id: string, key: string, isPaid: boolean): StripeEvent[] {
    const subscription = this.find(this.subscriptions, id);
    const price = [...this.prices.values()].find(({ lookup_key: each }) => each === key);
    const [item] = subscription.items.data;
    if (!item || !price) throw new StripeRefusal(404, 'resource_missing');
    const rest = { start: this.now, end: item.current_period_end };
    const credit: Charge = { amount: -item.price.unit_amount / 2, period: rest, isProration: true };
    const isSameLength = item.price.recurring.interval === price.recurring.interval;
    item.price = price;
    if (!isSameLength) {
      item.current_period_start = this.now;
      item.current_period_end = this.now + (price.recurring.interval === 'year' ? 365 : 30) * daySeconds;
    }
    const charge = isSameLength
      ? { amount: price.unit_amount / 2, period: rest, isProration: true }
      : this.#wholePeriod(subscription);
    subscription.latest_invoice = this.#invoice(id, isPaid ? 'paid' : 'open', [credit, charge]);
    subscription.status = isPaid ? 'active' : 'past_due';
    return [this.event('customer.subscription.updated', subscription)];
  }

  #wholePeriod({ items: { data } }: Subscription): Charge {
    const [item] = data;
    if (!item) throw new StripeRefusal(500, 'api_error');
    const { current_period_start: start, current_period_end: end, price } = item;
    return { amount: price.unit_amount, period: { start, end } };
  }

  #invoice(subscription: string, status: Invoice['status'], charges: Charge[]): string {
    const parent = { type: 'subscription_details', subscription_details: { subscription } };
    const data = charges.map(({ amount, period, isProration: proration = false }) => ({
      id: this.#id('il'),
      object: 'line_item' as const,
      amount,
      period,
      parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
    }));
    const lines = { object: 'list' as const, data };
    const invoice: Invoice = { id: this.#id('in'), object: 'invoice', status, parent, lines };
    this.invoices.set(invoice.id, invoice);
    return invoice.id;
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.#count}`;
  }
}

function toSession(checkout: Checkout): CheckoutSession {
  const { price: _, person_id: __, ...session } = checkout;
  return session;
}

function list<T>(data: T[]) {
  return { object: 'list' as const, data, has_more: false, url: '/v1' };
}

function asText(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
