import { leadsIntoSleep, type MeditationId } from '@alento/domain/mindfulness/meditations.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { Button } from '#ui/button.tsx';
import { FinishedCount } from '../../breathing/components/finished.tsx';
import { useMeditationWords } from '../use-meditation-words.ts';
import { MoodQuestion } from './mood-question.tsx';

export interface MeditationFinishedProps {
  id: MeditationId;
  mood: Mood | null;
  /** Left out where it is not counted: then nothing is asked. */
  onMood?: (mood: Mood) => void;
  onAgain: () => void;
  onLeave: () => void;
}

/** The end of a meditation; at night it asks nothing. */
export function MeditationFinished({ id, mood, onMood, onAgain, onLeave }: MeditationFinishedProps) {
  const { t } = useMeditationWords();
  const isNight = leadsIntoSleep(id);
  return (
    <div className="m-auto flex w-full max-w-sm flex-col items-center gap-4 px-gutter py-4 text-center">
      <div role="status" className="lamp grid size-56 place-items-center rounded-full">
        <h1 className="font-display text-4xl">{t(isNight ? 'doneAtNight' : 'mindfulness:breathing.done')}</h1>
      </div>
      {!isNight && <FinishedCount />}
      {!isNight && onMood && <MoodQuestion label={t('mood.after')} value={mood} onChange={onMood} />}
      <Button size="large" isFullWidth autoFocus onPress={onLeave}>
        {t('mindfulness:breathing.leave')}
      </Button>
      <Button variant="quiet" onPress={onAgain}>
        {t('mindfulness:breathing.again')}
      </Button>
    </div>
  );
}
