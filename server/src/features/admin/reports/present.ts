import type { AdminReport } from '@alento/domain/admin/schema.ts';
import type { AdminReportRow } from './data.ts';

export function presentReport(row: AdminReportRow): AdminReport {
  const { reference, category, language, engine, model, status } = row;
  return {
    id: reference,
    category,
    language,
    engine,
    model,
    promptVersion: row.prompt_version,
    createdAt: row.created_at.toISOString(),
    status,
    sealed: row.operator_copy?.toString('base64url') ?? null,
  };
}
