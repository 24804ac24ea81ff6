import type { ConsentWithdrawal, MemoryList } from '@alento/domain/memory/schema.ts';
import { deleteMemoryRows, withdrawConsents } from './data.ts';
import type { MemoryContext } from './context.ts';
import { listMemories } from './list-memories.ts';

/** Switches memory off; what is remembered is kept unused, or deleted. */
export async function withdrawConsent({
  ctx,
  input: { memories },
}: {
  ctx: MemoryContext;
  input: ConsentWithdrawal;
}): Promise<MemoryList> {
  await ctx.reviews.endAllForPerson(ctx.actor.id);
  await ctx.database(async (tx) => {
    await withdrawConsents(tx);
    if (memories === 'delete') await deleteMemoryRows(tx);
  });
  return listMemories({ ctx });
}
