import type { Mood } from '@alento/domain/mood/schema.ts';
import type { MoodTag } from '@alento/domain/mood/tags.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchDetailedMoods } from './data.ts';
import { presentMood } from './present.ts';

/** The moods since an instant that something was said about, with their tags; the latest where they are very many. */
export async function listTaggedMoods({
  ctx,
  input: { since, limit },
}: {
  ctx: PersonContext;
  input: { since: Date; limit: number };
}): Promise<{ mood: Mood; tags: MoodTag[] }[]> {
  const cipher = await ctx.cipher();
  const rows = await ctx.database((tx) => fetchDetailedMoods(tx, since, limit));
  return rows.map((row) => presentMood(row, cipher));
}
