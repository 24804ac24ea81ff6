import type { PersonContext } from '#http/context.ts';
import { markNoticed } from './data.ts';

/** Keeps that the person was told of memories, so that no other device tells them again. */
export async function markMemoriesSeen({
  ctx,
  input: { ids },
}: {
  ctx: PersonContext;
  input: { ids: readonly string[] };
}): Promise<void> {
  await ctx.database((tx) => markNoticed(tx, ids));
}
