import { AppError } from '@alento/domain/app-error.ts';
import type { Sql } from '@alento/sql/sql.ts';
import type { Log } from '#platform/log/log.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import { fetchCustomer } from './data.ts';

interface ForgetDeps {
  readonly sql: Sql;
  readonly payments: Payments | null;
  readonly log: Log;
}

/**
 * Ends what a person pays for and erases them at the provider, before their account goes: nobody pays for what is gone. Throws
 * where that cannot be done, so that the account waits.
 */
export async function forgetCustomer({ sql, payments, log }: ForgetDeps, personId: string): Promise<void> {
  const customer = await fetchCustomer(sql, personId);
  if (customer === null) return;
  if (!payments) {
    log.error(
      { code: 'billing.keys_missing' },
      'an account waits to be erased: without STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET its card would go on being charged',
    );
    throw new AppError('billing.not_configured');
  }
  await payments.deleteCustomer(customer);
}
