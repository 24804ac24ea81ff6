import type { Sql, TransactionSql } from '@alento/backend/sql.ts';

/** The address of whoever asks, if it was proved to be theirs. */
export async function fetchProvedEmail(tx: TransactionSql): Promise<string | null> {
  const [row] = await tx<{ email: string | null }[]>`select private.own_proved_email() as email`;
  return row?.email ?? null;
}

export interface Look {
  operatorId: string;
  email: string;
}

/** The account of an address, and that it was looked at; as the server itself, since no person may. */
export async function lookAtAccount(sql: Sql, { operatorId, email }: Look): Promise<unknown> {
  const [row] = await sql<{ health: unknown }[]>`select private.look_at_account(${operatorId}, ${email}) as health`;
  return row?.health ?? null;
}
