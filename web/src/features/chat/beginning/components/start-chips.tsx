import type { Personality } from '@alento/domain/chat/schema.ts';
import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PersonalityMark } from '#ui/illustrations/personality-mark.tsx';
import type { useStartingMood } from '../use-starting-mood.ts';

// Most people begin without opening either.
const StartChoiceDialog = lazy(async () => ({
  default: (await import('./start-choice-dialog.tsx')).StartChoiceDialog,
}));

export interface StartChoices {
  mood: ReturnType<typeof useStartingMood>;
  personality: Personality;
  onChoosePersonality: (personality: Personality) => void;
}

/** How the person is and who listens: both may be told before a conversation, neither has to be. */
export function StartChips(choices: StartChoices) {
  const { mood, personality } = choices;
  const { t } = useTranslation(['chat', 'mood']);
  const [asked, setAsked] = useState<'mood' | 'personality' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (subject: 'mood' | 'personality'): void => {
    setAsked(subject);
    setOpen(true);
  };
  const moodName = mood.mood === null ? '' : t(`mood:name.${mood.mood}`);
  const listener = t(`personality.${personality}.name`);

  return (
    <div className="flex flex-wrap gap-2">
      <Chip
        name={`${t('newSession.moodQuestion')} ${moodName}`}
        picture={mood.mood === null ? <PlusIcon className="size-5" /> : moodCatalogue[mood.mood].emoji}
        onPress={() => {
          mood.lookAgain();
          open('mood');
        }}
      >
        {mood.mood === null ? t('newSession.moodQuestion') : moodName}
      </Chip>
      <Chip
        name={`${t('newSession.personalityQuestion')} ${listener}`}
        picture={<PersonalityMark name={personality} className="size-6" />}
        onPress={() => open('personality')}
      >
        {listener}
      </Chip>
      {asked !== null && (
        <Suspense fallback={null}>
          <StartChoiceDialog {...choices} subject={asked} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface ChipProps {
  /** What is chosen here, and what is chosen now. */
  name: string;
  picture: ReactNode;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ name, picture, onPress, children }: ChipProps) {
  return (
    <Button variant="outline" size="small" aria-label={name.trim()} className="bg-surface ps-3" onPress={onPress}>
      <span aria-hidden="true" className="grid size-6 place-items-center text-lg leading-none">
        {picture}
      </span>
      {children}
    </Button>
  );
}
