import type { Tier } from '@alento/domain/safety/schema.ts';
import type { TransactionSql } from '@alento/backend/sql.ts';

/** The highest tier of a person's last 24 hours. */
export async function fetchStandingTier(tx: TransactionSql): Promise<Tier> {
  const [row] = await tx<{ tier: Tier }[]>`select private.crisis_tier() as tier`;
  return row?.tier ?? 0;
}

/** Keeps and counts that help was shown for a message that itself is kept nowhere. */
export async function noteCrisis(
  tx: TransactionSql,
  { tier, country }: { tier: Tier; country: string },
): Promise<void> {
  await tx`select private.note_crisis(${tier}, ${country}, 'chat')`;
}

export interface RaisedHelp {
  messageId: string;
  tier: Tier;
  help: Buffer;
  country: string;
}

/** Puts help of a higher tier after a stored message; false if the message is gone. */
export async function raiseHelp(tx: TransactionSql, raised: RaisedHelp): Promise<boolean> {
  const { messageId, tier, help, country } = raised;
  const [row] = await tx<{ raised: boolean }[]>`
    select private.raise_help(${messageId}, ${tier}, ${help}, ${country}) as raised`;
  return row?.raised ?? false;
}
