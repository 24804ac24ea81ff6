import { asRole } from '@alento/backend/database.ts';
import type { Sql, TransactionSql } from '@alento/sql/sql.ts';

/** Runs work in one transaction in which row-level security sees the person. */
export type PersonDatabase = <T>(work: (tx: TransactionSql) => Promise<T>) => Promise<T>;

/** `claims` are those of a request that was admitted: policies do not ask for its session again, which may end meanwhile. */
export function personDatabase(sql: Sql, claims: object): PersonDatabase {
  return (work) => asRole(sql, { role: 'authenticated', claims: { ...claims, admitted: true } }, work);
}
