import type { Sql } from '@alento/sql/sql.ts';
import type { Payments } from '#platform/stripe/payments.ts';
import { fetchCustomer } from './data.ts';

interface ForgetDeps {
  readonly sql: Sql;
  readonly payments: Payments | null;
}

/** Ends what a person pays for and erases them at the provider, before their account goes: nobody pays for what is gone. */
export async function forgetCustomer({ sql, payments }: ForgetDeps, personId: string): Promise<void> {
  const customer = await fetchCustomer(sql, personId);
  if (customer !== null) await payments?.deleteCustomer(customer);
}
