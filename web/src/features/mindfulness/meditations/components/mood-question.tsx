import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '#ui/choice-chips.tsx';

/** From heavy to light, as the check-in asks. */
const moods = ['verySad', 'down', 'anxious', 'neutral', 'good', 'calm'] as const satisfies readonly Mood[];

interface MoodQuestionProps {
  label: string;
  value: Mood | null;
  onChange: (mood: Mood) => void;
}

/** One press says how somebody is; nobody has to. */
export function MoodQuestion({ label, value, onChange }: MoodQuestionProps) {
  const { t } = useTranslation('mood');
  return (
    <ChoiceChips
      label={label}
      value={moods.find((mood) => mood === value) ?? null}
      onChange={onChange}
      chips={moods.map((mood) => ({ id: mood, label: t(`name.${mood}`), picture: moodCatalogue[mood].emoji }))}
    />
  );
}
