import { fold } from '@alento/domain/common/text/fold.ts';
import { wordsOf } from '@alento/domain/journal/read-words.ts';
import type { JournalEntry } from '@alento/domain/journal/schema.ts';

/** The entries that contain every word of a search; it is done on this device, which alone has the words. */
export function findEntries(entries: readonly JournalEntry[], search: string): readonly JournalEntry[] {
  const sought = fold(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (sought.length === 0) return entries;
  return entries.filter(({ body }) => {
    const text = fold(wordsOf(body).join(' '));
    return sought.every((word) => text.includes(word));
  });
}
