import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconToggle } from '#ui/icon-toggle.tsx';
import { HeartIcon } from '#ui/heart-icon.tsx';

export interface DialogueCardProps {
  readonly dialogue: DialogueId;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly hasHelped: boolean;
  readonly isFavourite: boolean;
  readonly onFavourite: (isFavourite: boolean) => void;
  /** What comes after the path: the conversation it is begun from. */
  readonly search: string;
}

/** One exercise of the toolbox. */
export function DialogueCard({ dialogue, title, about, minutes, hasHelped, search, ...favourite }: DialogueCardProps) {
  const { t } = useTranslation('exercises');
  const { isFavourite, onFavourite } = favourite;
  return (
    <li className="relative flex items-start gap-1 rounded-lg border border-line bg-surface transition-colors hover:border-control hover:bg-raised">
      <Link
        to={`/exercises/${dialogue}${search}`}
        className="min-w-0 flex-1 rounded-lg py-4 ps-4 text-ink no-underline"
      >
        <span className="block font-display text-lg leading-snug">{title}</span>
        <span className="mt-1 block text-sm text-muted">{about}</span>
        <span className="mt-2 flex flex-wrap gap-x-3 text-sm text-muted">
          {t('minutes', { count: minutes })}
          {hasHelped && <span className="font-semibold text-accent-ink">{t('helped')}</span>}
        </span>
      </Link>
      <IconToggle
        label={t('favourite', { title })}
        isSelected={isFavourite}
        onChange={onFavourite}
        className="mt-1.5 me-1.5"
      >
        <HeartIcon className="size-5" />
      </IconToggle>
    </li>
  );
}
