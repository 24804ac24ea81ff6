import { moodsOfGroup } from '@alento/domain/mood/catalogue.ts';
import { type MoodGroup, moodGroupOf, moodGroups } from '@alento/domain/mood/groups.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '#ui/choice-chips.tsx';

const skies: Record<MoodGroup, string> = { low: '🌧️', neutral: '⛅', high: '☀️' };

export interface MoodChoiceProps {
  value: Mood | null;
  onChange: (mood: Mood | null) => void;
  /** What is asked, for assistive technology. */
  groupLabel: string;
}

/** A mood in two taps: first the weather, then the word that comes closest. */
export function MoodChoice({ value, onChange, groupLabel }: MoodChoiceProps) {
  const { t } = useTranslation(['chat', 'mood']);
  const [touched, setGroup] = useState<MoodGroup | null>(null);
  const group = touched ?? (value && moodGroupOf(value));
  const chooseGroup = (chosen: MoodGroup): void => {
    setGroup(chosen);
    if (value !== null && moodGroupOf(value) !== chosen) onChange(null);
  };

  return (
    <div className="flex flex-col gap-3">
      <ChoiceChips
        label={groupLabel}
        isLabelHidden
        layout="segments"
        chips={moodGroups.map((id) => ({ id, label: t(`mood:group.${id}`), picture: skies[id] }))}
        value={group}
        onChange={chooseGroup}
      />
      <p
        aria-live="polite"
        className={group === null ? 'sr-only' : 'grid min-h-13 animate-appear items-center text-muted'}
      >
        {value === null ? group !== null && t('newSession.moodHint') : t(`mood:definition.${value}`)}
      </p>
      {group !== null && (
        <ChoiceChips
          key={group}
          label={t('newSession.moodLabel')}
          isLabelHidden
          className="animate-rise"
          chips={moodsOfGroup(group).map(({ key, emoji }) => ({
            id: key,
            label: t(`mood:name.${key}`),
            picture: emoji,
          }))}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}
