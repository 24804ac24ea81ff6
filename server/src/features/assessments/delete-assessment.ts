import type { PersonContext } from '#http/context.ts';
import { deleteAssessmentRow } from './data.ts';

/** Deletes what was answered once; what is gone is as good as deleted. */
export async function deleteAssessment({
  ctx,
  input: { id },
}: {
  ctx: PersonContext;
  input: { id: string };
}): Promise<void> {
  await ctx.database((tx) => deleteAssessmentRow(tx, id));
}
