import type { TransactionSql } from '@alento/sql/sql.ts';
import type { MessageRow } from '../data.ts';

/** The help that one of the person's own messages was answered with. */
export async function fetchHelp(
  tx: TransactionSql,
  messageId: string,
): Promise<Pick<MessageRow, 'id' | 'help'> | undefined> {
  const [row] = await tx<Pick<MessageRow, 'id' | 'help'>[]>`
    select m.id, m.help from public.messages m where m.id = ${messageId} and m.role = 'user'`;
  return row;
}

export async function dismissHelp(tx: TransactionSql, messageId: string, help: Buffer | null): Promise<void> {
  await tx`select private.correct_help(${messageId}, ${help})`;
}
