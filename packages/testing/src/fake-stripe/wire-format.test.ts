import type { Stripe } from 'stripe';
import { expectTypeOf, test } from 'vitest';
import type { Ledger, StripeEvent } from './ledger.ts';

/** What of an answer Stripe's own types do not have, or have otherwise: nothing, or the compiler says where. */
type Foreign<Answer, Real> = Answer extends readonly (infer Item)[]
  ? Real extends readonly (infer RealItem)[]
    ? Foreign<Item, RealItem>
    : 'a list where there is none'
  : Answer extends object
    ? {
        [Key in keyof Answer]: Key extends keyof ObjectOf<Real>
          ? Foreign<NonNullable<Answer[Key]>, NonNullable<ObjectOf<Real>[Key]>>
          : Key;
      }[keyof Answer]
    : Answer extends Real
      ? never
      : [Answer, 'is none of', Real];

/** What may be an id is the object itself once it is expanded. */
type ObjectOf<Real> = Exclude<Real, string | number | boolean | null | undefined>;

type AnswerOf<Name extends keyof Ledger> = Ledger[Name] extends (...given: never[]) => infer Answer ? Answer : never;

type Kept<Name extends keyof Ledger> = Ledger[Name] extends ReadonlyMap<string, infer Value> ? Value : never;

// Stripe generates these types from its public OpenAPI description, so what compiles here fits that.
test('what the fake answers is what Stripe’s own types have', () => {
  expectTypeOf<Foreign<AnswerOf<'createCustomer'>, Stripe.Customer>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'deleteCustomer'>, Stripe.DeletedCustomer>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'createProduct'>, Stripe.Product>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'createPrice'>, Stripe.Price>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'listPrices'>, Stripe.ApiList<Stripe.Price>>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'createCheckout'>, Stripe.Checkout.Session>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'listCheckouts'>, Stripe.ApiList<Stripe.Checkout.Session>>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'readCheckout'>, Stripe.Checkout.Session>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'expireCheckout'>, Stripe.Checkout.Session>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'readSubscription'>, Stripe.Subscription>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'listSubscriptions'>, Stripe.ApiList<Stripe.Subscription>>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'update'>, Stripe.Subscription>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'cancel'>, Stripe.Subscription>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'listInvoicePayments'>, Stripe.ApiList<Stripe.InvoicePayment>>>().toBeNever();
  expectTypeOf<Foreign<Kept<'invoices'>, Stripe.Invoice>>().toBeNever();
  expectTypeOf<Foreign<AnswerOf<'openPortal'>, Stripe.BillingPortal.Session>>().toBeNever();
  expectTypeOf<Foreign<Omit<StripeEvent, 'data' | 'type'>, Stripe.EventBase>>().toBeNever();
});
