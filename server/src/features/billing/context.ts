import type { Log } from '#platform/log/log.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import type { Stores } from '#platform/stores/store.ts';

export interface BillingOptions {
  /** Null where no cards can be charged. */
  readonly payments: Payments | null;
  readonly stores: Stores;
  readonly log: Log;
  /** Where people reach the product; undefined takes the address of the request. */
  readonly publicUrl: string | undefined;
  /** A header in which a network in front names the visitor's country. */
  readonly countryHeader: string | undefined;
}
