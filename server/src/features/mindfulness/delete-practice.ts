import type { PersonContext } from '#http/context.ts';
import { deletePracticeRow } from './data.ts';

/** Deletes a practice; one that is gone, or that no device has sent yet, is as good as deleted. */
export async function deletePractice({
  ctx,
  input: { id },
}: {
  ctx: PersonContext;
  input: { id: string };
}): Promise<void> {
  await ctx.database((tx) => deletePracticeRow(tx, id));
}
