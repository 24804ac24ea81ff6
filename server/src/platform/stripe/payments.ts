import type { BillingPeriod, PriceRegion } from '@alento/domain/billing/prices.ts';
import type { SubscriptionStatus } from '@alento/domain/billing/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';

export interface NewCheckout {
  readonly customer: string;
  readonly personId: string;
  readonly region: PriceRegion;
  readonly period: BillingPeriod;
  readonly language: LanguageCode;
  readonly siteUrl: string;
}

export interface PortalVisit {
  readonly customer: string;
  readonly language: LanguageCode;
  readonly returnUrl: string;
  /** The subscription to be canceled; null shows all that can be done. */
  readonly canceling: string | null;
}

/** A subscription as the provider has it now. */
export interface PaidSubscription {
  readonly id: string;
  /** Null if it was not begun here. */
  readonly personId: string | null;
  /** Null if the source does not tell. */
  readonly customer: string | null;
  readonly period: BillingPeriod;
  readonly status: SubscriptionStatus;
  readonly renews: boolean;
  readonly paidUntil: Date;
  readonly currency: string | null;
  readonly amount: number | null;
}

export interface Checkout {
  readonly personId: string | null;
  readonly isComplete: boolean;
  readonly subscription: string | null;
}

/** A signed message of the provider: something of a subscription changed, a payment was taken back, or neither. */
export type PaymentEvent = { readonly id: string } & (
  | { readonly kind: 'subscription'; readonly subscription: string }
  | { readonly kind: 'payment_undone'; readonly payment: string }
  | { readonly kind: 'other' }
);

/** What is asked of a provider of card payments. Each rejects with `billing.provider_failed` if it does not answer. */
export interface Payments {
  createCustomer(person: { id: string; email: string; language: LanguageCode }): Promise<string>;
  /** Erases a customer, and ends whatever they pay for at once. */
  deleteCustomer(customer: string): Promise<void>;
  /** Closes whatever pages were left open that take a card. */
  closeCheckouts(customer: string): Promise<void>;
  /** The address of a page that takes the card. */
  beginCheckout(checkout: NewCheckout): Promise<string>;
  readCheckout(id: string): Promise<Checkout | null>;
  /** The address of a page where the person manages what they pay for. */
  openPortal(visit: PortalVisit): Promise<string>;
  readSubscription(id: string): Promise<PaidSubscription | null>;
  /** All that a customer pays or paid for. */
  readSubscriptionsOf(customer: string): Promise<PaidSubscription[]>;
  /** The subscription whose current period a payment paid for, whoever began it. */
  readPaidBy(payment: string): Promise<PaidSubscription | null>;
  /** Switches off that a subscription renews, or on again. */
  setRenewal(id: string, renews: boolean): Promise<void>;
  /** Ends a subscription at once. */
  endSubscription(id: string): Promise<void>;
  /** Reads a message whose signature is right and recent; throws `billing.webhook_invalid` otherwise. */
  readEvent(body: string, signature: string): Promise<PaymentEvent>;
}
