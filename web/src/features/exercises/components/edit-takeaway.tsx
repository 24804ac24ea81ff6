import { maxAnswerLength } from '@alento/domain/exercises/limits.ts';
import type { Run } from '@alento/domain/exercises/schema.ts';
import type { Takeaway } from '@alento/guided-companion/dialogues/takeaway.ts';
import { useTranslation } from 'react-i18next';
import { useStoredText } from '#lib/use-stored-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface EditTakeawayProps {
  readonly run: Run;
  readonly takeaway: Takeaway;
  readonly onClose: () => void;
  /** Null: what was answered stands again. */
  readonly onSave: (note: string | null) => void;
}

/** Puts a takeaway in other words. What is typed stays until it is saved. */
export function EditTakeaway({ run, takeaway, onClose, onSave }: EditTakeawayProps) {
  const { t } = useTranslation('exercises');
  const [typed, setTyped] = useStoredText(`takeaway-${run.id}`);
  const words = typed ?? run.note ?? takeaway.lines.map((line) => line.words).join('\n');
  const close = (): void => {
    setTyped(null);
    onClose();
  };
  const handleSave = (): void => {
    onSave(words.trim() === '' ? null : words.trim());
    close();
  };
  return (
    <Dialog isOpen onOpenChange={close} title={t('history.editTitle')} closeLabel={t('history.cancel')}>
      <TextArea
        label={t('history.editLabel')}
        value={words}
        onChange={setTyped}
        maxLength={maxAnswerLength}
        rows={4}
        maxRows={10}
        autoFocus
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onPress={close}>
          {t('history.cancel')}
        </Button>
        <Button onPress={handleSave}>{t('history.save')}</Button>
      </div>
    </Dialog>
  );
}
