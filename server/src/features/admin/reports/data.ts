import type { TransactionSql } from '@alento/sql/sql.ts';
import type { ReportCategory, ReportStatus } from '@alento/domain/chat/reports/schema.ts';
import type { EngineKind } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';

export interface AdminReportRow {
  reference: string;
  category: ReportCategory;
  language: LanguageCode;
  engine: EngineKind;
  model: string | null;
  prompt_version: string | null;
  created_at: Date;
  /** To the microsecond, which a Date would lose. */
  created_us: string;
  status: ReportStatus;
  operator_copy: Buffer | null;
}

export interface ReportPlace {
  createdUs: string;
  reference: string;
}

/** Reports of everybody, the newest first: neither whose they are nor what only their person can open. */
export async function fetchReports(
  tx: TransactionSql,
  { before, limit }: { before: ReportPlace | null; limit: number },
): Promise<AdminReportRow[]> {
  return tx<AdminReportRow[]>`
    select * from private.admin_reports(
      timestamptz 'epoch' + ${before?.createdUs ?? null}::bigint * interval '1 microsecond',
      ${before?.reference ?? null}::uuid, ${limit})`;
}

/** False if there is no such report. */
export async function updateReportStatus(
  tx: TransactionSql,
  { reference, status }: { reference: string; status: ReportStatus },
): Promise<boolean> {
  const [row] = await tx<
    { changed: boolean }[]
  >`select private.admin_change_report(${reference}, ${status}) as changed`;
  return row?.changed === true;
}

export async function fetchReport(tx: TransactionSql, reference: string): Promise<AdminReportRow | undefined> {
  const [row] = await tx<AdminReportRow[]>`select * from private.admin_report(${reference})`;
  return row;
}
