import { adminReportPageSize } from '@alento/domain/admin/limits.ts';
import type { SupportPage, SupportQuery } from '@alento/domain/admin/schema.ts';
import type { PersonContext } from '#http/context.ts';
import type { SupportCipher } from '#platform/encryption/support-cipher.ts';
import { asAdmin } from '../data.ts';
import { fetchSupport } from './data.ts';
import { presentSupport } from './present.ts';

interface Listing {
  ctx: PersonContext;
  options: { supportCipher: SupportCipher };
  input: SupportQuery;
}

/** The inbox, a page at a time. */
export async function listMessages({ ctx, options, input }: Listing): Promise<SupportPage> {
  const rows = await asAdmin(ctx, (tx) => fetchSupport(tx, input, adminReportPageSize + 1));
  const page = rows.slice(0, adminReportPageSize);
  return {
    messages: page.map((row) => presentSupport(row, options.supportCipher)),
    next: rows.length > page.length ? input.from + page.length : null,
  };
}
