import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { useTranslation } from 'react-i18next';
import { EmojiButton } from '#ui/emoji-button.tsx';

/** From heavy to light; enough for most moments, and the other moods are one press away. */
const firstMoods = ['verySad', 'down', 'anxious', 'neutral', 'good', 'happy'] as const satisfies readonly Mood[];

/** A mood in one press. */
export function MoodPicker({ onChoose }: { onChoose: (mood: Mood) => void }) {
  const { t } = useTranslation('mood');
  return (
    <ul className="grid grid-cols-3 gap-1.5 sm:grid-cols-6">
      {firstMoods.map((mood) => (
        <li key={mood}>
          <EmojiButton emoji={moodCatalogue[mood].emoji} label={t(`name.${mood}`)} onPress={() => onChoose(mood)} />
        </li>
      ))}
    </ul>
  );
}
