import type { MoodChanges } from '@alento/domain/progress/insights-schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchMoodChanges } from './data.ts';

/** What the person told before and after conversations and practices, as counts of pairs. */
export async function readChanges({ ctx }: { ctx: PersonContext }): Promise<MoodChanges> {
  return { changes: await ctx.database(fetchMoodChanges) };
}
