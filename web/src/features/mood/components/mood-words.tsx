import { moodQuadrants, moodsOfQuadrant } from '@alento/domain/mood/quadrants.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceSections } from '#ui/choice-sections.tsx';

export interface MoodWordsProps {
  value: Mood | null;
  onChange: (mood: Mood) => void;
}

/** Every mood by its name, by how pleasant it is and how much energy is in it. */
export function MoodWords({ value, onChange }: MoodWordsProps) {
  const { t } = useTranslation(['mood', 'mood-entries']);
  return (
    <ChoiceSections
      label={t('mood-entries:words')}
      sections={moodQuadrants.map((quadrant) => ({
        title: t(`mood-entries:quadrant.${quadrant}`),
        chips: moodsOfQuadrant(quadrant).map(({ key, emoji }) => ({
          id: key,
          label: t(`mood:name.${key}`),
          picture: emoji,
        })),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
