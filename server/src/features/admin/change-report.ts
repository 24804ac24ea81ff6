import type { AdminReport } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { ReportStatus } from '@alento/domain/chat/reports/schema.ts';
import type { Services } from '#http/context.ts';
import { updateReportStatus } from './data.ts';
import { presentReport } from './present.ts';

interface Change {
  services: Pick<Services, 'sql'>;
  input: { id: string; status: ReportStatus };
}

/** Says what became of a report, which its person sees. */
export async function changeReport({ services: { sql }, input: { id, status } }: Change): Promise<AdminReport> {
  const changed = await updateReportStatus(sql, { reference: id, status });
  if (!changed) throw new AppError('admin.report_not_found');
  return presentReport(changed);
}
