import { createPrices } from '../server/src/platform/stripe/create-prices.ts';
import { createStripeClient } from '../server/src/platform/stripe/stripe-client.ts';
import { readEnv } from '../server/src/env.ts';

try {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = readEnv();
  if (!secretKey) throw new Error('Say with STRIPE_SECRET_KEY whose prices these are to be');
  for (const { lookupKey, change } of await createPrices(createStripeClient({ secretKey, apiBase }))) {
    console.log(`${change.padEnd(8)} ${lookupKey}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : 'Unknown error');
  process.exitCode = 1;
}
