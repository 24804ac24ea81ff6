import type { Tier } from '@alento/domain/safety/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

export interface KeptQuestion {
  id: string;
  sessionId: string;
  body: Buffer;
  tier: Tier;
  help: Buffer | null;
  country: string;
}

/** Stores what a person said before they had an account; no day's allowance holds it. */
export async function insertQuestion(tx: TransactionSql, question: KeptQuestion): Promise<void> {
  const { id, sessionId, body, tier, help, country } = question;
  const [row] = await tx<{ acceptance: string }[]>`
    select private.accept_message(${sessionId}, ${id}, ${body}, null, ${tier}, ${help}, ${country}, false) as acceptance`;
  if (row?.acceptance !== 'accepted') throw new Error(`a kept message was not stored: ${row?.acceptance}`);
}

/** Stores what the guided companion answered. */
export async function insertAnswer(
  tx: TransactionSql,
  { id, askedId, body }: { id: string; askedId: string; body: Buffer },
): Promise<void> {
  await tx`select private.store_reply(${id}, ${askedId}, ${body}, 'complete', 'guided', 'guided', null, false)`;
}
