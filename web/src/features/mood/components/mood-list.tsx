import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { EditIcon, MoreIcon, TrashIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { dayOf } from '../date-mood.ts';
import { useMoodDays } from '../use-mood-days.ts';

interface MoodListProps {
  /** Felt last first. */
  moods: readonly MoodEntry[];
  isUnsent: (mood: MoodEntry) => boolean;
  onEdit: (mood: MoodEntry) => void;
  onDelete: (mood: MoodEntry) => void;
}

/** Moods by the day they belong to: until four in the morning that is the one before. */
export function MoodList({ moods, ...handlers }: MoodListProps) {
  const nameDay = useMoodDays();
  const days = Map.groupBy(moods, ({ recordedAt }) => dayOf(new Date(recordedAt)).toISOString());
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="font-display text-xl">
            {nameDay(day)}
          </h2>
          <ul className="mt-3 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {ofDay.map((mood) => (
              <MoodItem key={mood.id} mood={mood} {...handlers} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface MoodItemProps extends Omit<MoodListProps, 'moods'> {
  mood: MoodEntry;
}

function MoodItem({ mood, isUnsent, onEdit, onDelete }: MoodItemProps) {
  const { t } = useTranslation(['mood-entries', 'mood']);
  const dates = useDates();
  const name = t(`mood:name.${mood.mood}`);
  const label = t('list.options', { mood: name, time: dates.time(mood.recordedAt) });
  return (
    <li className="flex gap-4 py-3 ps-4 pe-2">
      <span aria-hidden="true" className="pt-1 text-3xl leading-none">
        {moodCatalogue[mood.mood].emoji}
      </span>
      <div className="min-w-0 flex-1 py-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{name}</span>
          <time dateTime={mood.recordedAt} className="text-sm text-muted">
            {dates.time(mood.recordedAt)}
          </time>
        </p>
        {mood.tags.length > 0 && (
          <p className="text-sm text-muted">{mood.tags.map((tag) => t(`tags.${tag}`)).join(' · ')}</p>
        )}
        {mood.note !== null && (
          <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
            {mood.note}
          </p>
        )}
        {isUnsent(mood) && <p className="mt-1 text-sm text-accent-ink">{t('list.unsent')}</p>}
      </div>
      <Menu
        label={label}
        trigger={
          <IconButton label={label} variant="muted">
            <MoreIcon />
          </IconButton>
        }
        entries={[
          { id: 'edit', label: t('list.edit'), icon: <EditIcon />, onAction: () => onEdit(mood) },
          {
            id: 'delete',
            label: t('list.delete'),
            icon: <TrashIcon />,
            isDangerous: true,
            onAction: () => onDelete(mood),
          },
        ]}
      />
    </li>
  );
}
