import type { Entry, OutboxState } from './entry.ts';

export interface JoinOptions<Kept extends Entry> {
  /** The instant that an entry is of, by which it is ordered. */
  instantOf: (entry: Kept) => string;
  /** How far back was read: what is older comes with its page; null where all was read. */
  reaches: string | null;
}

/**
 * What was read of the account, and what this device knows better: the later state of each entry, the newest first,
 * without those that were deleted.
 */
export function joinEntries<Kept extends Entry>(
  read: readonly Kept[],
  { unsent, sent, removed }: Pick<OutboxState<Kept>, 'unsent' | 'sent' | 'removed'>,
  { instantOf, reaches }: JoinOptions<Kept>,
): Kept[] {
  const joined = new Map(read.map((entry) => [entry.id, entry]));
  for (const entry of [...sent, ...unsent]) {
    const known = joined.get(entry.id);
    const isWithin = reaches === null || Date.parse(instantOf(entry)) >= Date.parse(reaches);
    if (known ? known.changedAt <= entry.changedAt : isWithin) joined.set(entry.id, entry);
  }
  return [...joined.values()]
    .filter(({ id }) => !removed.has(id))
    .toSorted((one, other) => Date.parse(instantOf(other)) - Date.parse(instantOf(one)));
}
