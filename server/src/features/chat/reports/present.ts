import type { OwnReport } from '@alento/domain/chat/reports/schema.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { OwnReportRow } from './data.ts';

export function presentReport(row: OwnReportRow, cipher: PersonCipher): OwnReport {
  const { id, category, comment, reply, status } = row;
  return {
    id,
    category,
    createdAt: row.created_at.toISOString(),
    comment: comment && cipher.decrypt(`${id}/comment`, comment),
    reply: reply && cipher.decrypt(`${id}/reply`, reply),
    isShared: row.is_shared,
    status,
  };
}
