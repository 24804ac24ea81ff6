import type { AdminReportPage, AdminReportQuery } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import type { PersonContext } from '#http/context.ts';
import { decodeCursor, encodeCursor } from '#lib/cursor.ts';
import { asAdmin } from '../data.ts';
import { fetchReports, type ReportPlace } from './data.ts';
import { presentReport } from './present.ts';

interface Listing {
  ctx: PersonContext;
  input: AdminReportQuery;
}

const placePattern = /^(\d{1,16}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** What everybody reported, the newest first, a page at a time, and never who. */
export async function listReports({ ctx, input: { cursor, limit } }: Listing): Promise<AdminReportPage> {
  const before = cursor === undefined ? null : readPlace(cursor);
  const rows = await asAdmin(ctx, (tx) => fetchReports(tx, { before, limit: limit + 1 }));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    reports: page.map(presentReport),
    nextCursor: last ? encodeCursor([last.created_us, last.reference]) : null,
  };
}

function readPlace(cursor: string): ReportPlace {
  const [createdUs, reference] = decodeCursor(cursor, placePattern) ?? [];
  if (!createdUs || !reference) throw new AppError('common.invalid_input', { params: { field: 'cursor' } });
  return { createdUs, reference };
}
