import { maxListedReports } from '@alento/domain/chat/reports/limits.ts';
import type { OwnReportList } from '@alento/domain/chat/reports/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchOwnReports } from './data.ts';
import { presentReport } from './present.ts';

/** The person's own reports, the newest first. */
export async function listReports({ ctx }: { ctx: PersonContext }): Promise<OwnReportList> {
  const cipher = await ctx.cipher();
  const rows = await ctx.database((tx) => fetchOwnReports(tx, maxListedReports));
  return { reports: rows.map((row) => presentReport(row, cipher)) };
}
