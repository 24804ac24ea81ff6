import { Stripe } from 'stripe';

export interface StripeClientOptions {
  readonly secretKey: string;
  /** Another place that speaks as Stripe's API does, for tests. */
  readonly apiBase: string | undefined;
}

/** Stripe's own client; it sends no telemetry and tries twice more. */
export function createStripeClient({ secretKey, apiBase }: StripeClientOptions): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(apiBase === undefined ? {} : parseBase(apiBase)),
  });
}

function parseBase(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? 80 : 443) };
}
