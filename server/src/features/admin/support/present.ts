import type { AdminSupportMessage } from '@alento/domain/admin/schema.ts';
import { supportReference } from '@alento/domain/support/reference.ts';
import type { SupportCipher } from '#platform/encryption/support-cipher.ts';
import type { SupportRow } from './data.ts';

/** A message as operators read it, which was written to them. */
export function presentSupport(row: SupportRow, cipher: SupportCipher): AdminSupportMessage {
  const { id, category, diagnostics, status, language, tier } = row;
  return {
    id,
    reference: supportReference(id),
    createdAt: row.created_at.toISOString(),
    email: cipher.decrypt(id, 'email', row.email),
    message: cipher.decrypt(id, 'message', row.message),
    category,
    diagnostics,
    isPriority: row.is_priority,
    status,
    language,
    tier,
    hasAccount: row.has_account,
    assignedTo: row.assigned_to,
    isMine: row.is_mine,
    replies: row.replies.map((reply) => ({
      id: reply.id,
      text: cipher.decrypt(reply.id, 'message', Buffer.from(reply.body, 'base64')),
      sentAt: reply.sentAt,
    })),
  };
}
