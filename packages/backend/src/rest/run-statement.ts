import type { Sql } from '@alento/sql/sql.ts';
import { asRole, type Actor } from '../database.ts';
import type { Values } from './statement.ts';

export interface StatementResult {
  /** The rows as the text of a JSON array. */
  json: string;
  count: number;
  /** How many rows match without limit and offset, where that was asked. */
  total?: number;
  /** How many rows an upsert found and changed. */
  updated?: number;
}

// A prepared statement lives as long as its connection, so strangers may not make any number of them.
const maximumPrepared = 500;
const prepared = new Set<string>();

/** Runs one statement as the actor; `check` may still refuse its result, which undoes it. */
export function runStatement(
  sql: Sql,
  actor: Actor,
  { text, values }: { text: string; values: Values },
  check?: (result: StatementResult) => void,
): Promise<StatementResult> {
  return asRole(sql, actor, async (tx) => {
    const [result] = await tx.statement<StatementResult[]>(text, values.list, { prepare: isWorthPreparing(text) });
    const { json = '[]', count = 0, ...rest } = result ?? {};
    check?.({ json, count, ...rest });
    return { json, count, ...rest };
  });
}

function isWorthPreparing(text: string): boolean {
  if (prepared.has(text)) return true;
  if (prepared.size >= maximumPrepared) return false;
  prepared.add(text);
  return true;
}
