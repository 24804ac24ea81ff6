import type { Mood } from '@alento/domain/mood/schema.ts';
import type { MoodTag } from '@alento/domain/mood/tags.ts';
import type { MoodPatterns } from '@alento/domain/progress/insights-schema.ts';
import { requirePremium } from '#features/billing/require-premium.ts';
import { listTaggedMoods } from '#features/mood/list-tagged-moods.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchMoodHours } from './data.ts';
import { inTimeZone } from './in-time-zone.ts';

/** More than ten a day, for a year. */
const mostTagged = 4000;

/** The moods of the last twelve months by weekday, hour and tag, for whoever has Premium. Tags are opened for the person alone, and only counted. */
export async function readPatterns({
  ctx,
  input: { timeZone },
}: {
  ctx: PersonContext;
  input: { timeZone: string };
}): Promise<MoodPatterns> {
  const since = new Date();
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  const hours = await inTimeZone(
    ctx.database(async (tx) => {
      await requirePremium(tx);
      return fetchMoodHours(tx, { timeZone, since });
    }),
  );
  const tagged = await listTaggedMoods({ ctx, input: { since, limit: mostTagged } });
  return { hours, tags: countTags(tagged) };
}

function countTags(tagged: readonly { mood: Mood; tags: readonly MoodTag[] }[]): MoodPatterns['tags'] {
  const counts = new Map<string, MoodPatterns['tags'][number]>();
  for (const { mood, tags } of tagged) {
    for (const tag of tags) {
      const key = `${tag} ${mood}`;
      counts.set(key, { tag, mood, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()];
}
