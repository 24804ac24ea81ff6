import type { StorePlatform } from '@alento/domain/billing/store-products.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';
import type { StorePurchase } from '#platform/stores/store.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** By what the caller is known to the stores. */
export async function fetchStoreAccount(tx: TransactionSql): Promise<string> {
  const [row] = await tx<{ token: string }[]>`select private.store_account() as token`;
  if (!row) throw new Error('no store account');
  return row.token;
}

/** Whose a purchase is; null if it is nobody's here. */
export async function fetchPurchaseOwner(
  sql: Sql,
  source: StorePlatform,
  { id, account }: Pick<StorePurchase, 'id' | 'account'>,
): Promise<string | null> {
  // A buyer's own program may have handed over anything.
  const token = account !== null && uuid.test(account) ? account : null;
  const [row] = await sql<{ owner: string | null }[]>`
    select private.purchase_owner(${source}, ${id}, ${token}::uuid) as owner`;
  return row?.owner ?? null;
}

export async function hasPurchase(sql: Sql, source: StorePlatform, id: string): Promise<boolean> {
  const { count } = await sql`select from private.subscriptions where source = ${source} and external_id = ${id}`;
  return count > 0;
}

/** What of a person's purchases still renews, by store. */
export function fetchRenewingPurchases(sql: Sql, personId: string): Promise<{ source: StorePlatform; id: string }[]> {
  return sql<{ source: StorePlatform; id: string }[]>`
    select source, external_id as id from private.subscriptions
    where user_id = ${personId} and source <> 'web-stripe' and status <> 'ended' and renews`;
}
