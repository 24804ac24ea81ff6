import { moodCatalogue, moodsByValence } from '@alento/domain/mood/catalogue.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiButton } from '#ui/emoji-button.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

/** From heavy to light; enough for most moments, and the other moods are one press away. */
const firstMoods = ['verySad', 'down', 'anxious', 'neutral', 'good', 'happy'] as const satisfies readonly Mood[];
const allMoods = moodsByValence.map(({ key }) => key);

interface MoodPickerProps {
  sending: Mood | null;
  onChoose: (mood: Mood) => void;
}

export function MoodPicker({ sending, onChoose }: MoodPickerProps) {
  const { t } = useTranslation('mood');
  const [isWhole, setWhole] = useState(false);
  const moods = isWhole ? allMoods : firstMoods;
  return (
    <>
      <ul className="mt-4 grid grid-cols-3 gap-1.5 sm:grid-cols-6">
        {moods.map((mood) => (
          <li key={mood}>
            <EmojiButton
              emoji={moodCatalogue[mood].emoji}
              label={t(`name.${mood}`)}
              isPending={sending === mood}
              isDisabled={sending !== null && sending !== mood}
              onPress={() => onChoose(mood)}
            />
          </li>
        ))}
      </ul>
      <PlainButton className="mt-1 text-sm" onPress={() => setWhole(!isWhole)}>
        {t(isWhole ? 'checkIn.fewer' : 'checkIn.more')}
      </PlainButton>
    </>
  );
}
