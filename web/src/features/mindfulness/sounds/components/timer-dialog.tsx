import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { setTimer } from '../player.ts';
import { useSounds } from '../state.ts';
import { useSoundWords } from '../use-sound-words.ts';

const lengths = [15, 30, 45, 60, 90, 120] as const;

interface TimerDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** How long the sounds go on before they fade away. */
export function TimerDialog({ isOpen, onOpenChange }: TimerDialogProps) {
  const { t } = useTranslation(['mindfulness-sounds', 'common']);
  const { timerMinutes } = useSounds();
  const words = useSoundWords();
  const choose = (id: string): void => {
    setTimer(id === 'off' ? null : Number(id));
    onOpenChange(false);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('timer.title')} closeLabel={t('common:close')}>
      <p className="text-muted">{t('timer.text')}</p>
      <ChoiceChips
        label={t('timer.title')}
        isLabelHidden
        value={timerMinutes === null ? 'off' : String(timerMinutes)}
        onChange={choose}
        chips={[
          { id: 'off', label: t('timer.off') },
          ...lengths.map((length) => ({ id: String(length), label: words.minutes(length) })),
        ]}
      />
    </Dialog>
  );
}
