import type { OwnSupportMessage } from '@alento/domain/support/schema.ts';
import type { SupportCipher } from '#platform/encryption/support-cipher.ts';
import type { OwnSupportRow } from './data.ts';

export function presentOwnMessage(row: OwnSupportRow, cipher: SupportCipher): OwnSupportMessage {
  const { id, category, diagnostics, status, language, tier } = row;
  return {
    id,
    createdAt: row.created_at.toISOString(),
    email: cipher.decrypt(id, 'email', row.email),
    category,
    message: cipher.decrypt(id, 'message', row.message),
    diagnostics,
    isPriority: row.is_priority,
    status,
    closedAt: row.closed_at?.toISOString() ?? null,
    language,
    tier,
  };
}
