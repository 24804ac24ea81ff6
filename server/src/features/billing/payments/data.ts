import type { BillingPlatform } from '@alento/domain/billing/platform.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';
import type { PaidSubscription } from '#platform/stripe/payments.ts';

export async function fetchCustomer(sql: Sql, personId: string): Promise<string | null> {
  const [row] = await sql<{ customer_id: string }[]>`
    select customer_id from private.payment_customers where user_id = ${personId}`;
  return row?.customer_id ?? null;
}

/** Keeps the first that was made, and says which. */
export async function storeCustomer(sql: Sql, personId: string, customer: string): Promise<string> {
  await sql`insert into private.payment_customers (user_id, customer_id) values (${personId}, ${customer})
    on conflict (user_id) do nothing`;
  return (await fetchCustomer(sql, personId)) ?? customer;
}

/** The subscription that counts, if cards pay for it and it is not over. */
export async function fetchCardSubscription(sql: Sql, personId: string): Promise<string | null> {
  const [row] = await sql<{ external_id: string }[]>`
    select external_id from private.current_subscription(${personId}) where source = 'web-stripe' and status <> 'ended'`;
  return row?.external_id ?? null;
}

/** Whether the person may begin a payment now: not while another of theirs is being begun. */
export async function takeCheckoutTurn(sql: Sql, personId: string): Promise<boolean> {
  const { count } = await sql`update private.payment_customers set checkout_until = now() + interval '6 minutes'
    where user_id = ${personId} and (checkout_until is null or checkout_until <= now())`;
  return count > 0;
}

export async function endCheckoutTurn(sql: Sql, personId: string): Promise<void> {
  await sql`update private.payment_customers set checkout_until = null where user_id = ${personId}`;
}

/** Whether the person has anything that is not over, whoever bills for it. */
export async function hasSubscription(sql: Sql, personId: string): Promise<boolean> {
  const { count } = await sql`select from private.current_subscription(${personId}) where status <> 'ended'`;
  return count > 0;
}

export interface RenewalToSettle {
  external_id: string;
  is_leaving: boolean;
}

/** What is to be switched off for whoever leaves, and on again for whoever has stayed. */
export function fetchRenewalsToSettle(sql: Sql): Promise<RenewalToSettle[]> {
  return sql<RenewalToSettle[]>`select external_id, is_leaving from private.renewals_to_settle()`;
}

/** Notes that the server, and not the person, switched a renewal off. */
export async function markRenewalHeld(sql: Sql, subscription: string, isHeld: boolean): Promise<void> {
  await sql`update private.subscriptions set is_renewal_held = ${isHeld}
    where source = 'web-stripe' and external_id = ${subscription}`;
}

/** The number of a reading, to be taken before the provider is asked. */
export async function nextReading(sql: Sql): Promise<string> {
  const [row] = await sql<{ reading: string }[]>`select nextval('private.subscription_readings')::text as reading`;
  if (!row) throw new Error('no reading');
  return row.reading;
}

export async function isKnownEvent(sql: Sql, source: BillingPlatform, event: string): Promise<boolean> {
  const { count } = await sql`select from private.payment_events where source = ${source} and id = ${event}`;
  return count > 0;
}

export type Application = 'applied' | 'known' | 'older' | 'stranger';

export interface Reading {
  readonly source: BillingPlatform;
  readonly number: string;
  readonly personId: string;
  /** The event that it answers; null if it was asked for by the person. */
  readonly event: string | null;
}

export async function applySubscription(
  sql: Sql,
  { source, number, personId, event }: Reading,
  paid: Omit<PaidSubscription, 'personId'>,
): Promise<Application> {
  const [row] = await sql<{ outcome: Application }[]>`
    select private.apply_subscription(${event}, ${number}::bigint, ${personId}::uuid, ${paid.customer}, ${source},
      ${paid.id}, ${paid.period}, ${paid.status}, ${paid.renews}, ${paid.paidUntil}, ${paid.currency},
      ${paid.amount}::integer) as outcome`;
  return row?.outcome ?? 'stranger';
}

export async function fetchLanguage(tx: TransactionSql): Promise<LanguageCode> {
  const [profile] = await tx<{ lingua: LanguageCode }[]>`
    select lingua from public.perfis where id_usuario = auth.uid()`;
  return profile?.lingua ?? 'pt';
}
