import type { Sql } from '@alento/sql/sql.ts';
import { AuthError } from './errors.ts';

/** Answers only while the database does. */
export async function checkHealth(sql: Sql): Promise<object> {
  try {
    await sql`select`;
  } catch {
    throw new AuthError('unavailable');
  }
  return { name: 'auth', description: 'Supabase-compatible authentication' };
}
