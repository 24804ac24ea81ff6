import type { SupportQuery } from '@alento/domain/admin/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import type { Diagnostics, SupportCategory, SupportStatus } from '@alento/domain/support/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

export interface SupportRow {
  id: string;
  created_at: Date;
  email: Buffer;
  message: Buffer;
  category: SupportCategory;
  diagnostics: Diagnostics | null;
  is_priority: boolean;
  status: SupportStatus;
  language: LanguageCode;
  tier: Tier;
  has_account: boolean;
  assigned_to: string | null;
  is_mine: boolean;
  /** Each body in base64. */
  replies: { id: string; body: string; sentAt: string }[];
}

/** Open ones first, of them priority, then the newest. */
export async function fetchSupport(tx: TransactionSql, query: SupportQuery, limit: number): Promise<SupportRow[]> {
  const { status = null, category = null, isMine, from } = query;
  return tx<SupportRow[]>`
    select * from private.admin_support(${status}, ${category}, ${isMine === 'true'}, ${from}, ${limit})`;
}

/** False if there is no such message. */
export async function updateSupportStatus(tx: TransactionSql, id: string, status: SupportStatus): Promise<boolean> {
  const [row] = await tx<{ changed: boolean }[]>`select private.admin_change_support(${id}, ${status}) as changed`;
  return row?.changed === true;
}

export interface Recipient {
  email: Buffer;
  language: LanguageCode;
}

export async function fetchRecipient(tx: TransactionSql, id: string): Promise<Recipient | undefined> {
  const [row] = await tx<Recipient[]>`select * from private.admin_support_recipient(${id})`;
  return row;
}

export interface NewReply {
  id: string;
  messageId: string;
  body: Buffer;
}

export async function storeReply(tx: TransactionSql, { id, messageId, body }: NewReply): Promise<void> {
  await tx`select private.admin_keep_support_reply(${id}, ${messageId}, ${body})`;
}
