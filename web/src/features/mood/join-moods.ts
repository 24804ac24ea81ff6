import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import type { OutboxState } from './outbox/mood-outbox.ts';

/**
 * What was read of the account, and what this device knows better: the later state of each mood, felt last first, without
 * those that were deleted. `reaches` is how far was read: what is older comes with its page; null where all was read.
 */
export function joinMoods(
  read: readonly MoodEntry[],
  { unsent, sent, removed }: Pick<OutboxState, 'unsent' | 'sent' | 'removed'>,
  reaches: string | null,
): MoodEntry[] {
  const joined = new Map(read.map((mood) => [mood.id, mood]));
  for (const mood of [...sent, ...unsent]) {
    const known = joined.get(mood.id);
    const isWithin = reaches === null || Date.parse(mood.recordedAt) >= Date.parse(reaches);
    if (known ? known.changedAt <= mood.changedAt : isWithin) joined.set(mood.id, mood);
  }
  return [...joined.values()]
    .filter(({ id }) => !removed.has(id))
    .toSorted((one, other) => Date.parse(other.recordedAt) - Date.parse(one.recordedAt));
}
