import { cutMinutes } from '@alento/domain/mindfulness/meditation-form.ts';
import { leadsIntoSleep, type MeditationId } from '@alento/domain/mindfulness/meditations.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Switch } from '#ui/switch.tsx';
import { changeMeditation } from '../meditation-memory.ts';
import { useMeditationMemory } from '../use-meditation-memory.ts';
import { useMeditationWords } from '../use-meditation-words.ts';
import { BackgroundChoice } from './background-choice.tsx';
import { MoodQuestion } from './mood-question.tsx';

export interface MeditationPreparationProps {
  id: MeditationId;
  /** Whether this device has a voice for the language; undefined while that is looked for. */
  hasVoice: boolean | undefined;
  mood: Mood | null;
  onMood: (mood: Mood) => void;
  /** Begins, at the beginning or at a line. */
  onStart: (line: number) => void;
}

/** What a meditation is, and how somebody likes it, before it begins. */
export function MeditationPreparation({ id, hasVoice, mood, onMood, onStart }: MeditationPreparationProps) {
  const words = useMeditationWords();
  const { t } = words;
  const memory = useMeditationMemory();
  const { left } = memory;
  const place = left?.id === id && left.minutes === memory.minutes ? left : null;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="font-display text-3xl">{t(`meditation.${id}.name`)}</h1>
        <p className="mt-2 max-w-prose">{t(`meditation.${id}.about`)}</p>
      </div>
      <ChoiceChips
        label={t('mindfulness:breathing.minutes')}
        value={String(memory.minutes)}
        onChange={(chosen) =>
          changeMeditation({ minutes: cutMinutes.find((each) => String(each) === chosen) ?? memory.minutes })
        }
        chips={cutMinutes.map((each) => ({ id: String(each), label: words.minutes(each) }))}
      />
      <div className="flex flex-col gap-2">
        {place === null ? (
          <Button size="large" isFullWidth isDisabled={hasVoice === undefined} onPress={() => onStart(0)}>
            {t('mindfulness:breathing.start')}
          </Button>
        ) : (
          <>
            <Button size="large" isFullWidth isDisabled={hasVoice === undefined} onPress={() => onStart(place.line)}>
              {t('resume')}
            </Button>
            <Button variant="quiet" isFullWidth isDisabled={hasVoice === undefined} onPress={() => onStart(0)}>
              {t('restart')}
            </Button>
          </>
        )}
        <p className="text-sm text-muted">{t(leadsIntoSleep(id) ? 'careAtNight' : 'care')}</p>
      </div>
      {hasVoice === false ? (
        <p className="rounded-md bg-soft px-4 py-3 text-sm text-on-soft">{t('voice.none')}</p>
      ) : (
        <Switch
          isSelected={memory.hasVoice}
          onChange={(isSelected) => changeMeditation({ hasVoice: isSelected })}
          description={t('voice.hint')}
        >
          {t('voice.label')}
        </Switch>
      )}
      <BackgroundChoice />
      <div>
        <MoodQuestion label={t('mood.before')} value={mood} onChange={onMood} />
        <p className="mt-2 text-sm text-muted">{t('mood.optional')}</p>
      </div>
    </div>
  );
}
