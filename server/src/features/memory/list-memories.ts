import type { MemoryList } from '@alento/domain/memory/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchConsent, fetchMemories } from './data.ts';
import { presentMemory } from './present.ts';

/** Everything that is remembered of the person, also while it is switched off. */
export async function listMemories({ ctx }: { ctx: PersonContext }): Promise<MemoryList> {
  const cipher = await ctx.cipher();
  const [consentedAt, rows] = await ctx.database((tx) => Promise.all([fetchConsent(tx), fetchMemories(tx)]));
  return {
    consentedAt: consentedAt?.toISOString() ?? null,
    memories: rows.map((row) => presentMemory(row, cipher)),
  };
}
