import { wordsOf } from '@alento/domain/journal/read-words.ts';
import type { JournalEntry } from '@alento/domain/journal/schema.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDates } from '#lib/use-dates.ts';
import { FeelingChanges } from './feeling-changes.tsx';

interface EntryListProps {
  /** Written last first. */
  entries: readonly JournalEntry[];
  isUnsent: (entry: JournalEntry) => boolean;
}

/** What was written, by the day it was begun on; each leads to all of it. */
export function EntryList({ entries, isUnsent }: EntryListProps) {
  const dates = useDates();
  const days = Map.groupBy(entries, ({ writtenAt }) => dates.day(writtenAt));
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className="font-display text-xl">{day}</h2>
          <ul className="mt-3 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <EntryLink entry={entry} isUnsent={isUnsent(entry)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function EntryLink({ entry, isUnsent }: { entry: JournalEntry; isUnsent: boolean }) {
  const { t } = useTranslation(['journal', 'journal-entry']);
  const dates = useDates();
  const { body } = entry;
  return (
    <Link
      to={`/journal/${entry.id}`}
      className="block px-4 py-3.5 text-ink no-underline -outline-offset-2 transition-colors hover:bg-raised"
    >
      <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        <span>{t(`journal-entry:kind.${body.kind}`)}</span>
        <time dateTime={entry.writtenAt}>{dates.time(entry.writtenAt)}</time>
        {isUnsent && <span className="text-accent-ink">{t('list.unsent')}</span>}
      </span>
      <span dir="auto" className="mt-1 line-clamp-3 wrap-anywhere whitespace-pre-line">
        {wordsOf(body)[0]}
      </span>
      {body.kind === 'full' && <FeelingChanges feelings={body.feelings} />}
    </Link>
  );
}
