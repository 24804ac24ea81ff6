import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cardStyles } from '#ui/card.tsx';
import { EditIcon, ForwardIcon } from '#ui/icons.tsx';

/** The way to the journal. */
export function JournalCard() {
  const { t } = useTranslation('journal');
  return (
    <Link to="/journal" prefetch="intent" className={cardStyles({ isPressable: true })}>
      <span className="flex items-center gap-4">
        <EditIcon className="size-7 shrink-0 text-accent-ink" />
        <span className="min-w-0 flex-1">
          <span className="block font-display text-xl">{t('title')}</span>
          <span className="block text-sm text-muted">{t('text')}</span>
        </span>
        <ForwardIcon className="size-5 shrink-0 text-muted" />
      </span>
    </Link>
  );
}
