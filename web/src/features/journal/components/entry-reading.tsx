import type { JournalEntry } from '@alento/domain/journal/schema.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDates } from '#lib/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { EditIcon, TrashIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.tsx';
import type { JournalState } from '../use-journal.ts';
import { EntryView } from './entry-view.tsx';

interface EntryReadingProps {
  entry: JournalEntry;
  isUnsent: boolean;
  journal: Pick<JournalState, 'remove' | 'restore'>;
  onEdit: () => void;
}

/** An entry to read again, to change, or to delete, which can be taken back. */
export function EntryReading({ entry, isUnsent, journal, onEdit }: EntryReadingProps) {
  const { t } = useTranslation(['journal-entry', 'common']);
  const dates = useDates();
  const navigate = useNavigate();
  const handleDelete = (): void => {
    journal.remove(entry.id);
    void navigate('/journal');
    showToast({
      text: t('deleted'),
      // Brought back as a state of now, so that it holds on every device.
      action: {
        label: t('common:undo'),
        onAction: () => journal.restore({ ...entry, changedAt: new Date().toISOString() }),
      },
    });
  };
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-5 pt-6 pb-10">
        <div>
          <h1 className="font-display text-2xl">{dates.day(entry.writtenAt)}</h1>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <span>{t(`kind.${entry.body.kind}`)}</span>
            <time dateTime={entry.writtenAt}>{dates.time(entry.writtenAt)}</time>
            {isUnsent && <span className="text-accent-ink">{t('unsent')}</span>}
          </p>
        </div>
        <EntryView body={entry.body} />
        <div className="-mx-2 flex flex-wrap gap-1 border-t border-line pt-3">
          <Button variant="quiet" onPress={onEdit}>
            <EditIcon className="size-5" />
            {t('change')}
          </Button>
          <Button variant="quiet" onPress={handleDelete}>
            <TrashIcon className="size-5" />
            {t('delete')}
          </Button>
        </div>
      </div>
    </div>
  );
}
