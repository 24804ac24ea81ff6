import { asRole } from '@alento/backend/database.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';

/** Runs work in one transaction in which row-level security sees the person. */
export type PersonDatabase = <T>(work: (tx: TransactionSql) => Promise<T>) => Promise<T>;

export function personDatabase(sql: Sql, claims: object): PersonDatabase {
  return (work) => asRole(sql, { role: 'authenticated', claims }, work);
}
