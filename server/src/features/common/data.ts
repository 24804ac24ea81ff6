import type { Fault } from '@alento/domain/hosting/fault-schema.ts';
import type { Sql } from '@alento/sql/sql.ts';

export async function countFault(sql: Sql, { place, name }: Fault): Promise<void> {
  await sql`select private.count_client_fault(${place}, ${name})`;
}
