import type { Mood } from '@alento/domain/mood/schema.ts';
import { useTranslation } from 'react-i18next';
import { useSuggestedPractices } from '#features/mindfulness/use-suggested-practices.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LinkList } from '#ui/link-list.tsx';

interface PracticeDialogProps {
  mood: Mood | null;
  onClose: () => void;
}

/** A few quiet minutes in between; closing them leads back into the conversation. */
export function PracticeDialog({ mood, onClose }: PracticeDialogProps) {
  const { t } = useTranslation(['mindfulness-meditations', 'mindfulness']);
  const { breathing, meditation } = useSuggestedPractices(mood);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('pause.title')}
      closeLabel={t('mindfulness:breathing.leave')}
    >
      <p className="text-muted">{t('pause.text')}</p>
      <LinkList rows={[breathing, meditation]} />
    </Dialog>
  );
}
