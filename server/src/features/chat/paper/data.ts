import type { TransactionSql } from '@alento/sql/sql.ts';

/** What the acting person is called in their profile. */
export async function fetchFullName(tx: TransactionSql): Promise<string | null> {
  const [row] = await tx<{ nome_completo: string | null }[]>`
    select nome_completo from public.perfis where id_usuario = auth.uid()`;
  return row?.nome_completo ?? null;
}

/** Whether what Premium adds is open to the acting person. */
export async function fetchHasPremium(tx: TransactionSql): Promise<boolean> {
  const [row] = await tx<{ has_premium: boolean }[]>`select private.has_premium() as has_premium`;
  return row?.has_premium === true;
}
