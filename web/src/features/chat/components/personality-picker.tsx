import { personalities, type Personality } from '@alento/domain/chat/schema.ts';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '#ui/radio-cards.tsx';

const pictures: Record<Personality, string> = { default: '🌿', wise: '🦉', friend: '🫶', coach: '🧭', therapist: '🪷' };

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
        note: t(`personality.${id}.tone`),
        picture: pictures[id],
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
