import { wordsOf } from '@alento/domain/journal/read-words.ts';
import type { JournalEntry } from '@alento/domain/journal/schema.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/icons.tsx';

interface DraftListProps {
  /** Changed last first. */
  drafts: readonly JournalEntry[];
  onForget: (id: string) => void;
}

/** What was begun and is not saved: to go on with, or to throw away. */
export function DraftList({ drafts, onForget }: DraftListProps) {
  const { t } = useTranslation(['journal', 'journal-entry']);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="journal-drafts">
      <h2 id="journal-drafts" className="font-display text-xl">
        {t('drafts.title')}
      </h2>
      <p className="text-sm text-muted">{t('drafts.text')}</p>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-lg border border-line bg-accent-soft">
        {drafts.map(({ id, body }) => (
          <li key={id} className="flex items-center gap-2 pe-2">
            <Link to={`/journal/${id}`} className="min-w-0 flex-1 px-4 py-3.5 text-ink no-underline -outline-offset-2">
              <span className="block text-sm text-muted">{t(`journal-entry:kind.${body.kind}`)}</span>
              <span dir="auto" className="mt-1 line-clamp-2 wrap-anywhere">
                {wordsOf(body)[0]}
              </span>
            </Link>
            <IconButton label={t('drafts.forget')} variant="muted" onPress={() => onForget(id)}>
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
