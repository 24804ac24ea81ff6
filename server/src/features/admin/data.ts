import { fragment, type Sql, type TransactionSql } from '@alento/sql/sql.ts';
import type { CrisisRow } from '@alento/domain/admin/crisis-figures.ts';
import type { FeedbackRow } from '@alento/domain/admin/feedback-figures.ts';
import type { ReportCategory, ReportStatus } from '@alento/domain/chat/reports/schema.ts';
import type { EngineKind } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';

/** The acting user's address, if it is verified. */
export async function fetchProvedEmail(tx: TransactionSql): Promise<string | null> {
  const [row] = await tx<{ email: string | null }[]>`select private.own_proved_email() as email`;
  return row?.email ?? null;
}

export interface AccountLookupRequest {
  operatorId: string;
  email: string;
}

/** The account of an address, and that it was looked at; as the server itself, since no person may. */
export async function lookUpAccount(sql: Sql, { operatorId, email }: AccountLookupRequest): Promise<unknown> {
  const [row] = await sql<{ health: unknown }[]>`select private.look_at_account(${operatorId}, ${email}) as health`;
  return row?.health ?? null;
}

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

// All that an operator is given: neither whose it is nor what only its person can open.
const reportColumns = fragment`reference, category, language, engine, model, prompt_version, created_at,
  (extract(epoch from created_at) * 1000000)::bigint::text as created_us, status, operator_copy`;

export interface ReportPlace {
  createdUs: string;
  reference: string;
}

/** Reports of everybody, the newest first; as the server itself, since no person may. */
export async function fetchReports(
  sql: Sql,
  { before, limit }: { before: ReportPlace | null; limit: number },
): Promise<AdminReportRow[]> {
  const older = before
    ? fragment`where (created_at, reference) <
        (timestamptz 'epoch' + ${before.createdUs}::bigint * interval '1 microsecond', ${before.reference}::uuid)`
    : fragment``;
  return sql<AdminReportRow[]>`select ${reportColumns} from public.reply_reports ${older}
    order by created_at desc, reference desc limit ${limit}`;
}

/** Returns the updated report; undefined if it does not exist. */
export async function updateReportStatus(
  sql: Sql,
  { reference, status }: { reference: string; status: ReportStatus },
): Promise<AdminReportRow | undefined> {
  const [row] = await sql<AdminReportRow[]>`update public.reply_reports set status = ${status}
    where reference = ${reference} returning ${reportColumns}`;
  return row;
}

/** Help blocks shown per month of a year. Anonymous, but small counts must be masked: crisis-figures.ts. */
export async function fetchCrisisCounts(sql: Sql, year: number): Promise<CrisisRow[]> {
  return sql<CrisisRow[]>`
    select to_char(month, 'YYYY-MM') as month, country, tier, channel, count, corrected from private.crisis_counts
    where month >= make_date(${year}, 1, 1) and month < make_date(${year + 1}, 1, 1)
    order by 1, country, tier, channel`;
}

/** What people said of replies, per month of a year. Anonymous, but small counts must be masked: feedback-figures.ts. */
export async function fetchFeedbackCounts(sql: Sql, year: number): Promise<FeedbackRow[]> {
  return sql<FeedbackRow[]>`
    select to_char(month, 'YYYY-MM') as month, language, engine, feedback, count from private.feedback_counts
    where month >= make_date(${year}, 1, 1) and month < make_date(${year + 1}, 1, 1)
    order by 1, language, engine, feedback`;
}
