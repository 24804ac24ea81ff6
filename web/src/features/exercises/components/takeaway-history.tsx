import type { Run } from '@alento/domain/exercises/schema.ts';
import { scriptOf } from '@alento/guided-companion/dialogues/catalogue.ts';
import { takeawayOf } from '@alento/guided-companion/dialogues/takeaway.ts';
import type { DialogueBook } from '@alento/guided-companion/dialogues/texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { EditIcon, MoreIcon, TrashIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { TakeawayCard } from '../player/components/takeaway-card.tsx';
import { EditTakeaway } from './edit-takeaway.tsx';

const shownAtFirst = 5;

interface TakeawayHistoryProps {
  /** Finished runs, newest first. */
  readonly runs: readonly Run[];
  readonly book: DialogueBook;
  readonly onChange: (run: Run) => void;
  readonly onDelete: (run: Run) => void;
}

/** What was taken away from exercises, to read again, to put differently, to delete. */
export function TakeawayHistory({ runs, book, onChange, onDelete }: TakeawayHistoryProps) {
  const { t } = useTranslation('exercises');
  const [shown, setShown] = useState(shownAtFirst);
  const [deleted, setDeleted] = useState<Run | null>(null);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="font-display text-xl">
        {t('history.title')}
      </h2>
      {runs.length === 0 ? (
        <p className="mt-2 text-muted">{t('history.empty')}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-3">
          {runs.slice(0, shown).map((run) => (
            <HistoryItem key={run.id} run={run} book={book} onChange={onChange} onDelete={() => setDeleted(run)} />
          ))}
        </ul>
      )}
      {runs.length > shown && (
        <Button variant="outline" isFullWidth className="mt-4" onPress={() => setShown(shown + 20)}>
          {t('history.more')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={deleted !== null}
        onOpenChange={(isOpen) => !isOpen && setDeleted(null)}
        title={t('history.deleteTitle')}
        text={t('history.deleteText')}
        confirmLabel={t('history.delete')}
        cancelLabel={t('history.keep')}
        isDangerous
        onConfirm={() => {
          if (deleted !== null) onDelete(deleted);
          setDeleted(null);
        }}
      />
    </section>
  );
}

interface HistoryItemProps extends Pick<TakeawayHistoryProps, 'book' | 'onChange'> {
  readonly run: Run;
  readonly onDelete: () => void;
}

function HistoryItem({ run, book, onChange, onDelete }: HistoryItemProps) {
  const { t } = useTranslation('exercises');
  const dates = useDates();
  const [isEditing, setEditing] = useState(false);
  const texts = book.texts[run.dialogue];
  const title = book.titles[run.dialogue];
  const takeaway = takeawayOf({ script: scriptOf(run.dialogue), texts, language: run.language, answers: run.answers });
  return (
    <li className="relative">
      <TakeawayCard
        title={title}
        takeaway={takeaway}
        note={run.note}
        date={<time dateTime={run.finishedAt ?? run.changedAt}>{dates.day(run.finishedAt ?? run.changedAt)}</time>}
      />
      <div className="absolute end-2 top-2">
        <Menu
          label={t('history.options', { title })}
          trigger={
            <IconButton label={t('history.options', { title })} variant="muted">
              <MoreIcon />
            </IconButton>
          }
          entries={[
            { id: 'edit', label: t('history.edit'), icon: <EditIcon />, onAction: () => setEditing(true) },
            { id: 'delete', label: t('history.delete'), icon: <TrashIcon />, isDangerous: true, onAction: onDelete },
          ]}
        />
      </div>
      {isEditing && (
        <EditTakeaway
          run={run}
          takeaway={takeaway}
          onClose={() => setEditing(false)}
          onSave={(note) => onChange({ ...run, note, changedAt: new Date().toISOString() })}
        />
      )}
    </li>
  );
}
