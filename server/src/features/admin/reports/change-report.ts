import type { AdminReport } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { ReportStatus } from '@alento/domain/chat/reports/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { fetchReport, updateReportStatus } from './data.ts';
import { presentReport } from './present.ts';

interface Change {
  ctx: PersonContext;
  input: { id: string; status: ReportStatus };
}

/** Says what became of a report, which its person sees. */
export async function changeReport({ ctx, input: { id, status } }: Change): Promise<AdminReport> {
  const changed = await asAdmin(ctx, async (tx) =>
    (await updateReportStatus(tx, { reference: id, status })) ? fetchReport(tx, id) : undefined,
  );
  if (!changed) throw new AppError('admin.report_not_found');
  return presentReport(changed);
}
