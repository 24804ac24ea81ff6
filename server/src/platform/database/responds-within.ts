import type { Sql } from '@alento/sql/sql.ts';

/** Whether the database answers a trivial question in time. */
export function respondsWithin(sql: Sql, patienceMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  sql`select 1`.then(
    () => resolve(true),
    () => resolve(false),
  );
  return promise.finally(() => clearTimeout(timer));
}
