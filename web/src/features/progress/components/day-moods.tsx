import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import type { MoodCounts } from '@alento/domain/mood/day-mood.ts';
import { useTranslation } from 'react-i18next';

/** The moods of one day, each as often as it was told. */
export function DayMoods({ moods }: { moods: MoodCounts }) {
  const { t } = useTranslation(['progress', 'mood']);
  return (
    <ul className="flex flex-wrap justify-center gap-x-8 gap-y-4 py-2">
      {moods.map(({ mood, count }) => (
        <li key={mood} className="flex flex-col items-center gap-1 text-center">
          <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-soft text-3xl">
            {moodCatalogue[mood].emoji}
          </span>
          <span className="font-semibold">{t(`mood:name.${mood}`)}</span>
          <span className="text-sm text-muted">{t('moods.count', { count })}</span>
        </li>
      ))}
    </ul>
  );
}
