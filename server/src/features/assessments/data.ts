import type { Instrument } from '@alento/domain/assessments/instruments.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

export interface AssessmentRow {
  id: string;
  instrument: Instrument;
  body: Buffer;
  created_at: Date;
}

/** Those answered last come first. */
export function fetchAssessments(tx: TransactionSql, limit: number): Promise<AssessmentRow[]> {
  return tx<AssessmentRow[]>`
    select id, instrument, body, created_at from public.assessments order by created_at desc, id desc limit ${limit}`;
}

/** Stores answers once; answers what is stored then, undefined if the id is somebody else's. */
export async function storeAssessment(
  tx: TransactionSql,
  { id, instrument, body }: Omit<AssessmentRow, 'created_at'>,
): Promise<AssessmentRow | undefined> {
  await tx`insert into public.assessments (id, instrument, body) values (${id}, ${instrument}, ${body})
    on conflict (id) do nothing`;
  const [stored] = await tx<AssessmentRow[]>`
    select id, instrument, body, created_at from public.assessments where id = ${id}`;
  return stored;
}

export async function deleteAssessmentRow(tx: TransactionSql, id: string): Promise<void> {
  await tx`delete from public.assessments where id = ${id}`;
}
