import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MoodChoice } from '../../components/mood-choice.tsx';
import { PersonalityPicker } from '../../components/personality-picker.tsx';
import type { StartChoices } from './start-chips.tsx';

export interface StartChoiceDialogProps extends StartChoices {
  subject: 'mood' | 'personality';
  isOpen: boolean;
  onClose: () => void;
}

/** Asks how the person is, or who is to listen. */
export function StartChoiceDialog(props: StartChoiceDialogProps) {
  const { subject, isOpen, onClose, personality, onChoosePersonality } = props;
  const { t } = useTranslation(['chat', 'mood']);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(`newSession.${subject}Question`)}
      closeLabel={t('ending.close')}
    >
      {subject === 'mood' ? (
        <MoodQuestion {...props} />
      ) : (
        <>
          <PersonalityPicker value={personality} onChange={onChoosePersonality} />
          <Button isFullWidth onPress={onClose}>
            {t('newSession.done')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

function MoodQuestion({ mood: { mood, last, choose }, onClose }: StartChoiceDialogProps) {
  const { t } = useTranslation(['chat', 'mood']);
  return (
    <>
      {last !== null && last !== mood && (
        <Button
          variant="outline"
          className="self-start"
          onPress={() => {
            choose(last);
            onClose();
          }}
        >
          <span aria-hidden="true">{moodCatalogue[last].emoji}</span>
          {t('newSession.moodLast', { mood: t(`mood:name.${last}`) })}
        </Button>
      )}
      <MoodChoice value={mood} onChange={choose} groupLabel={t('newSession.moodQuestion')} />
      <div className="flex flex-col gap-2">
        <Button isFullWidth onPress={onClose}>
          {t('newSession.done')}
        </Button>
        <Button
          variant="quiet"
          isFullWidth
          onPress={() => {
            choose(null);
            onClose();
          }}
        >
          {t('newSession.moodUnsaid')}
        </Button>
      </div>
    </>
  );
}
