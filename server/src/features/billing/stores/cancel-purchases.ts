import type { Sql } from '@alento/sql/sql.ts';
import type { Stores } from '#platform/stores/store.ts';
import { fetchRenewingPurchases } from './data.ts';

/** Ends what a person's purchases renew, before their account goes, where a store lets anybody but the buyer do that. */
export async function cancelPurchases({ sql, stores }: { sql: Sql; stores: Stores }, personId: string): Promise<void> {
  for (const { source, id } of await fetchRenewingPurchases(sql, personId)) await stores[source]?.cancel(id);
}
