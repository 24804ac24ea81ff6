import { personalities, type Personality } from '@alento/domain/chat/personalities.ts';
import { personalityTones } from '@alento/domain/chat/tones.ts';
import { useTranslation } from 'react-i18next';
import { PersonalityMark } from '#ui/illustrations/personality-mark.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';

export interface PersonalityPickerProps {
  value: Personality;
  onChange: (personality: Personality) => void;
}

/** How the companion listens. */
export function PersonalityPicker({ value, onChange }: PersonalityPickerProps) {
  const { t } = useTranslation('chat');
  return (
    <RadioCards
      label={t('newSession.personalityQuestion')}
      isLabelHidden
      cards={personalities.map((id) => ({
        id,
        label: t(`personality.${id}.name`),
        description: t(`personality.${id}.description`),
        note: personalityTones[id].map((tone) => t(`tone.${tone}`)).join(' · '),
        picture: <PersonalityMark name={id} className="size-10" />,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
