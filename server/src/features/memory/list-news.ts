import type { MemoryNews } from '@alento/domain/memory/schema.ts';
import type { MemoryContext } from './context.ts';
import { fetchUnnoticed, hasRunningReview } from './data.ts';
import { reviewPatienceMs } from './jobs/session-reviews.ts';
import { presentMemory } from './present.ts';

/** Memories not yet seen. Also starts reviews of sessions that completed by themselves. */
export async function listNews({ ctx }: { ctx: MemoryContext }): Promise<MemoryNews> {
  await ctx.reviews.begin(ctx);
  const cipher = await ctx.cipher();
  // In this order: what a review saves as it ends is among the rows.
  const [isLooking, rows] = await ctx.database((tx) =>
    Promise.all([hasRunningReview(tx, reviewPatienceMs), fetchUnnoticed(tx)]),
  );
  return { memories: rows.map((row) => presentMemory(row, cipher)), isLooking };
}
