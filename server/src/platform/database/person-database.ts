import { asRole, type Claims } from '@alento/backend/database.ts';
import type { Queryable, Sql, TransactionSql } from '@alento/sql/sql.ts';

/** Runs work in one transaction in which row-level security sees the person. */
export type PersonDatabase = <T>(work: (tx: TransactionSql) => Promise<T>) => Promise<T>;

/**
 * Calls a function of the database that takes on the person itself (`private.act_as`), given these claims: one round trip,
 * and row-level security sees the same as in a transaction of theirs. For what happens with every message.
 */
export type PersonCall = <T>(call: (sql: Queryable, claims: string) => Promise<T>) => Promise<T>;

/** `claims` are those of a request that was admitted: policies do not ask for its session again, which may end meanwhile. */
export function personDatabase(sql: Sql, claims: Claims): PersonDatabase {
  return (work) => asRole(sql, { role: 'authenticated', claims: { ...claims, admitted: true } }, work);
}

export function personCall(sql: Sql, claims: Claims): PersonCall {
  const admitted = admittedClaims(claims);
  return (call) => call(sql, admitted);
}

/** Claims as the database is told them, once their request is admitted. */
export function admittedClaims(claims: Claims): string {
  return JSON.stringify({ ...claims, admitted: true });
}
