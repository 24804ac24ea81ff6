import type { TransactionSql } from '@alento/sql/sql.ts';

export async function fetchTeam(tx: TransactionSql): Promise<unknown> {
  const [row] = await tx<{ team: unknown }[]>`select private.admin_team() as team`;
  return row?.team;
}

export type AppointOutcome = 'done' | 'not_found' | 'unproved';

export async function appoint(tx: TransactionSql, email: string): Promise<AppointOutcome> {
  const [row] = await tx<{ outcome: AppointOutcome }[]>`select private.admin_appoint(${email}) as outcome`;
  return row?.outcome ?? 'not_found';
}

export type DismissOutcome = 'done' | 'not_found' | 'last';

export async function dismiss(tx: TransactionSql, personId: string): Promise<DismissOutcome> {
  const [row] = await tx<{ outcome: DismissOutcome }[]>`select private.admin_dismiss(${personId}) as outcome`;
  return row?.outcome ?? 'not_found';
}

export async function fetchLog(tx: TransactionSql, before: number | null, limit: number): Promise<unknown[]> {
  const [row] = await tx<{ log: unknown[] }[]>`select private.admin_read_log(${before}, ${limit}) as log`;
  return row?.log ?? [];
}
