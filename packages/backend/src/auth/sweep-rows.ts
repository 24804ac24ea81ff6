import { unhurried } from '@alento/sql/sql.ts';
import { longStatements } from '../database.ts';
import { logUnexpected } from '../http/unexpected.ts';
import type { AuthContext } from './context.ts';

/** Removes rows past their time. What is left over, or fails, is for the next time. */
export async function sweepRows({ sql, log }: Pick<AuthContext, 'sql' | 'log'>): Promise<void> {
  try {
    await sql.begin((tx) => tx`select auth.sweep()`, { before: longStatements, answerMs: unhurried });
  } catch (error) {
    logUnexpected(log, error);
  }
}
