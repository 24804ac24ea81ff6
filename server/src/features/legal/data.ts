import type { TransactionSql } from '@alento/sql/sql.ts';

export interface AcceptanceRow {
  version: string;
  acceptedAt: Date;
}

export function fetchAcceptances(tx: TransactionSql): Promise<AcceptanceRow[]> {
  return tx<AcceptanceRow[]>`
    select version::text, accepted_at as "acceptedAt" from public.terms_acceptances order by version desc`;
}

/** Keeps the first time that a text was accepted. */
export async function storeAcceptance(tx: TransactionSql, version: string): Promise<void> {
  await tx`insert into public.terms_acceptances (version) values (${version}) on conflict do nothing`;
}
