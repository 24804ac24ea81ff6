import { suggestPractices } from '@alento/domain/mindfulness/suggestions.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { useTranslation } from 'react-i18next';

export interface PracticeLink {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** A breath and a meditation that fit a mood, and where they are; null is a mood that nobody told. */
export function useSuggestedPractices(mood: Mood | null): { breathing: PracticeLink; meditation: PracticeLink } {
  const { t } = useTranslation(['mindfulness', 'mindfulness-meditations']);
  const { breathing, meditation } = suggestPractices(mood);
  return {
    breathing: {
      to: `/mindfulness/breathing/${breathing}`,
      title: t(`breathing.pattern.${breathing}.name`),
      text: t(`breathing.pattern.${breathing}.text`),
    },
    meditation: {
      to: `/mindfulness/meditations/${meditation}`,
      title: t(`mindfulness-meditations:meditation.${meditation}.name`),
      text: t(`mindfulness-meditations:meditation.${meditation}.about`),
    },
  };
}
