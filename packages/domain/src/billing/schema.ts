import * as z from 'zod/mini';
import { instantSchema } from '../common/schema.ts';
import { billingPlatforms } from './platform.ts';
import { billingPeriods, priceRegions } from './prices.ts';
import { storePlatforms } from './store-products.ts';

const moneySchema = z.object({ currency: z.string(), amount: z.int() });

/** What Premium costs, by region: in the currency's smallest unit. */
export const pricesSchema = z.record(z.enum(priceRegions), z.object({ month: moneySchema, year: moneySchema }));

export const planStates = ['free', 'trial', 'grace', 'premium', 'canceled', 'expired'] as const;
export type PlanState = (typeof planStates)[number];

export const subscriptionStatuses = ['active', 'past_due', 'paused', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What decides where a plan stands. */
export const planFactsSchema = z.object({
  /** The profile's flag, which follows what is paid. */
  isGranted: z.boolean(),
  /** Given by an operator, apart from anything that is paid. */
  premiumGrantedUntil: z.nullable(instantSchema),
  trialStartedAt: z.nullable(instantSchema),
  /** Where an operator made the trial longer. */
  trialExtendedUntil: z.nullable(instantSchema),
  /** Ended before its time by the person, or taken with an earlier account. */
  isTrialUsed: z.boolean(),
  graceHours: z.int(),
  subscription: z.nullable(
    z.object({ status: z.enum(subscriptionStatuses), renews: z.boolean(), paidUntil: instantSchema }),
  ),
});
export type PlanFacts = z.infer<typeof planFactsSchema>;

const allowanceSchema = z.object({ limit: z.int(), used: z.int() });

/** What is left of the free plan's day; null where nothing is counted. */
export const allowancesSchema = z.object({
  messages: allowanceSchema,
  sessions: allowanceSchema,
  resetsAt: instantSchema,
});
export type Allowances = z.infer<typeof allowancesSchema>;

/** How the purchase stands, for its own screen. */
export const purchaseSchema = z.object({
  source: z.enum(billingPlatforms),
  period: z.enum(billingPeriods),
  currency: z.nullable(z.string()),
  amount: z.nullable(z.int()),
});

/** `GET /api/billing/subscription` */
export const ownPlanSchema = z.object({
  /** Whether plans are sold here; where they are not, everything is open. */
  isSold: z.boolean(),
  state: z.enum(planStates),
  isPremium: z.boolean(),
  facts: planFactsSchema,
  purchase: z.nullable(purchaseSchema),
  allowances: z.nullable(allowancesSchema),
});
export type OwnPlan = z.infer<typeof ownPlanSchema>;

/** A plan by the names that people choose it by. */
export const planNames = ['monthly', 'yearly'] as const;
export type PlanName = (typeof planNames)[number];

export const checkoutSchema = z.object({
  plan: z.enum(planNames),
  /** Where the person pays; without it, the country of the request or the language of the profile decides. */
  region: z.optional(z.enum(priceRegions)),
});
export type CheckoutRequest = z.infer<typeof checkoutSchema>;

/** Where the browser is to go. */
export const redirectSchema = z.object({ url: z.url() });

export const portalSchema = z.object({ to: z._default(z.enum(['overview', 'cancel']), 'overview') });

export const verificationSchema = z.object({ checkoutId: z.string().check(z.regex(/^cs_\w{1,250}$/)) });

// What a store has signed, or a token of its, has to be read at the store before anything of it is believed.
const proofSchema = z.string().check(z.minLength(10), z.maxLength(10_000));
const proofsSchema = z.array(proofSchema).check(z.minLength(1), z.maxLength(5));

/** Who is to be asked what a person has paid for, and what their device shows for it. */
export const restoreSchema = z.discriminatedUnion('source', [
  z.object({ source: z.literal('web-stripe') }),
  z.object({ source: z.literal('android-play'), proofs: proofsSchema }),
  z.object({ source: z.literal('ios-appstore'), proofs: proofsSchema }),
]);
export type RestoreRequest = z.infer<typeof restoreSchema>;

/** The stores whose purchases count on a server. */
export const storesSchema = z.array(z.enum(storePlatforms));

/** By what a person is known to a store, to be handed over with a purchase. */
export const storeAccountSchema = z.object({ token: z.uuid() });

/** How a payment stands that was just made. */
export const verificationStateSchema = z.object({ status: z.enum(['open', 'processing', 'confirmed']) });
export type VerificationState = z.infer<typeof verificationStateSchema>['status'];
