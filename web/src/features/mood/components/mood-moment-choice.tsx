import type { MoodEntry } from '@alento/domain/mood/entry-schema.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { dayParts, daysToChoose, instantOf, momentOf, type MoodMoment } from '../date-mood.ts';
import { useMoodDays } from '../use-mood-days.ts';

interface MoodMomentChoiceProps {
  mood: MoodEntry;
  onChange: (recordedAt: string) => void;
}

/** When a mood was felt: on the day it is noted, or roughly on one of the two before. */
export function MoodMomentChoice({ mood, onChange }: MoodMomentChoiceProps) {
  const { t } = useTranslation('mood-entries');
  const nameDay = useMoodDays();
  const moment = momentOf(mood);
  const choose = (change: Partial<MoodMoment>): void => onChange(instantOf({ ...moment, ...change }, mood.notedAt));
  return (
    <>
      <ChoiceChips
        label={t('when.label')}
        chips={daysToChoose(mood).map((day, daysBefore) => ({
          id: String(daysBefore),
          label: nameDay(day),
        }))}
        value={String(moment.daysBefore)}
        onChange={(daysBefore) => choose({ daysBefore: Number(daysBefore) })}
      />
      {moment.daysBefore > 0 && (
        <ChoiceChips
          label={t('when.part')}
          isLabelHidden
          chips={dayParts.map((part) => ({ id: part, label: t(`when.${part}`) }))}
          value={moment.part}
          onChange={(part) => choose({ part })}
        />
      )}
    </>
  );
}
