import type { Tier } from '@alento/domain/safety/schema.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';

/** The highest tier of a person's last 24 hours. */
export async function fetchStandingTier(tx: TransactionSql): Promise<Tier> {
  const [row] = await tx<{ tier: Tier }[]>`select private.crisis_tier() as tier`;
  return row?.tier ?? 0;
}

/** Records that help was shown in a temporary conversation, whose messages are not stored. */
export async function recordCrisis(
  tx: TransactionSql,
  { messageId, tier, country }: { messageId: string; tier: Tier; country: string },
): Promise<void> {
  await tx`select private.note_crisis(${tier}, ${country}, 'chat', ${messageId})`;
}

export interface EscalatedHelpRow {
  messageId: string;
  tier: Tier;
  help: Buffer;
  country: string;
}

/** Raises the tier and help of a stored message; false if the message is gone. */
export async function escalateHelp(tx: TransactionSql, raised: EscalatedHelpRow): Promise<boolean> {
  const { messageId, tier, help, country } = raised;
  const [row] = await tx<{ raised: boolean }[]>`
    select private.raise_help(${messageId}, ${tier}, ${help}, ${country}) as raised`;
  return row?.raised ?? false;
}
