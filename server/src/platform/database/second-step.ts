import type { Sql } from '@alento/sql/sql.ts';

/** Whether signing in takes this person two steps. */
export async function hasMfa(sql: Sql, personId: string): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`select private.has_second_step(${personId}) as has`;
  return row?.has ?? false;
}
