import type { PersonContext } from '#http/context.ts';
import { markNoticed } from './data.ts';

/** Marks memories as seen, so that no other device announces them again. */
export async function markMemoriesSeen({
  ctx,
  input: { ids },
}: {
  ctx: PersonContext;
  input: { ids: readonly string[] };
}): Promise<void> {
  await ctx.database((tx) => markNoticed(tx, ids));
}
