import type { TransactionSql } from '@alento/sql/sql.ts';

/** What the acting person is called in their profile. */
export async function fetchFullName(tx: TransactionSql): Promise<string | null> {
  const [row] = await tx<{ nome_completo: string | null }[]>`
    select nome_completo from public.perfis where id_usuario = auth.uid()`;
  return row?.nome_completo ?? null;
}
