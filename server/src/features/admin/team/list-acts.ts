import { adminReportPageSize } from '@alento/domain/admin/limits.ts';
import { adminLogSchema, type AdminLog } from '@alento/domain/admin/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { asAdmin } from '../data.ts';
import { fetchLog } from './data.ts';

interface Listing {
  ctx: PersonContext;
  input: { before?: number | undefined };
}

/** What admins did, the newest first, a page at a time. */
export async function listActs({ ctx, input: { before } }: Listing): Promise<AdminLog> {
  const found = await asAdmin(ctx, (tx) => fetchLog(tx, before ?? null, adminReportPageSize + 1));
  const { acts } = adminLogSchema.parse({ acts: found.slice(0, adminReportPageSize), next: null });
  const last = acts.at(-1);
  return { acts, next: found.length > adminReportPageSize && last ? last.id : null };
}
