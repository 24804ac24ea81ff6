import type { Tier } from '@alento/domain/safety/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

/** The results of `private.accept_message` for what no allowance holds. */
export type Acceptance = 'accepted' | 'known' | 'session_not_found' | 'message_not_found' | 'message_conflict';

export interface OfflineQuestion {
  id: string;
  sessionId: string;
  body: Buffer;
  replaces: string | undefined;
  tier: Tier;
  help: Buffer | null;
  country: string;
  saidAt: string;
}

/** Stores what a person said without a connection; no day's allowance holds it. */
export async function insertQuestion(tx: TransactionSql, question: OfflineQuestion): Promise<Acceptance> {
  const { id, sessionId, body, replaces = null, tier, help, country, saidAt } = question;
  const [row] = await tx<{ acceptance: Acceptance }[]>`
    select private.accept_message(${sessionId}, ${id}, ${body}, ${replaces}, ${tier}, ${help}, ${country}, false, ${saidAt})
      as acceptance`;
  return row?.acceptance ?? 'session_not_found';
}

export interface OfflineAnswer {
  id: string;
  askedId: string;
  body: Buffer;
  saidAt: string;
}

/** Stores what the companion of their device answered, unless there is a reply. */
export async function insertAnswer(tx: TransactionSql, { id, askedId, body, saidAt }: OfflineAnswer): Promise<void> {
  await tx`
    select private.store_reply(${id}, ${askedId}, ${body}, 'complete', 'guided', 'guided', null, false, ${saidAt})`;
}
