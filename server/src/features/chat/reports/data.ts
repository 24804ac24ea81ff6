import type { EngineKind } from '@alento/domain/chat/schema.ts';
import type { ReportCategory, ReportStatus } from '@alento/domain/chat/reports/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

export interface ReportedReplyRow {
  id: string;
  body: Buffer;
  language: LanguageCode;
  engine: EngineKind;
  model: string | null;
  prompt_version: string | null;
}

/** A reported reply with its engine, model and prompt version. */
export async function fetchReportedReply(tx: TransactionSql, messageId: string): Promise<ReportedReplyRow | undefined> {
  const [reply] = await tx<ReportedReplyRow[]>`
    select m.id, m.body, s.language, coalesce(m.engine, 'guided') as engine, m.model, m.prompt_version
    from public.messages m join public.sessions s on s.id = m.session_id
    where m.id = ${messageId} and m.role = 'assistant'`;
  return reply;
}

export interface OwnReportRow {
  id: string;
  category: ReportCategory;
  created_at: Date;
  comment: Buffer | null;
  reply: Buffer | null;
  is_shared: boolean;
  status: ReportStatus;
}

export async function fetchOwnReports(tx: TransactionSql, limit: number): Promise<OwnReportRow[]> {
  return tx<OwnReportRow[]>`
    select id, category, created_at, comment, reply, operator_copy is not null as is_shared, status
    from public.reply_reports order by created_at desc, id desc limit ${limit}`;
}

export interface NewReport extends Omit<ReportedReplyRow, 'body'> {
  userId: string;
  category: ReportCategory;
  comment: Buffer | null;
  reply: Buffer | null;
  operatorCopy: Buffer | null;
}

/** A report with the same id is known already, and stays as it was sent first. */
export async function insertReport(tx: TransactionSql, report: NewReport): Promise<void> {
  await tx`insert into public.reply_reports
      (id, user_id, category, language, engine, model, prompt_version, comment, reply, operator_copy)
    values (${report.id}, ${report.userId}, ${report.category}, ${report.language}, ${report.engine}, ${report.model},
      ${report.prompt_version}, ${report.comment}, ${report.reply}, ${report.operatorCopy})
    on conflict (user_id, id) do nothing`;
}
