import type { PersonContext } from '#http/context.ts';
import { deleteMoodRow } from './data.ts';

/** Deletes a mood; one that is gone, or that no device has sent yet, is as good as deleted. */
export async function deleteMood({ ctx, input: { id } }: { ctx: PersonContext; input: { id: string } }): Promise<void> {
  await ctx.database((tx) => deleteMoodRow(tx, id));
}
