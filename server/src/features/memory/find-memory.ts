import { AppError } from '@alento/domain/app-error.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { fetchMemory, type MemoryRow } from './data.ts';

/** The memory, or a refusal; another person's memory does not exist for this one. */
export async function findMemory(tx: TransactionSql, id: string): Promise<MemoryRow> {
  const memory = await fetchMemory(tx, id);
  if (!memory) throw new AppError('memory.not_found');
  return memory;
}
