import { moodSchema } from '@alento/domain/mood/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useSessionLimit } from '#features/billing/use-allowance.tsx';
import { currentLanguage } from '#lib/i18n.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { MoodChoice } from '../components/mood-choice.tsx';
import { PersonalityPicker } from '../components/personality-picker.tsx';
import { useLastPersonality } from '../use-last-personality.ts';
import { useStartingMood } from '../beginning/use-starting-mood.ts';
import { temporaryPath } from '../conversation/temporary-memory.ts';
import { useStartSession, useStartTemporary } from '../use-change-sessions.ts';

function useMoodOfAddress() {
  const [search] = useSearchParams();
  const mood = moodSchema.safeParse(search.get('mood'));
  return mood.data;
}

/** Mood, personality, start. */
export function NewSessionScreen() {
  const { t } = useTranslation(['chat', 'mood', 'common']);
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const { mood, choose } = useStartingMood(useMoodOfAddress());
  const [personality, setPersonality] = useLastPersonality();
  const [isTemporary, setTemporary] = useState(useSearchParams()[0].has('temporary'));
  const startKept = useStartSession();
  const startTemporary = useStartTemporary();
  const limit = useSessionLimit();
  const start = isTemporary ? startTemporary : startKept;

  const handleStart = (): void => {
    start.mutate(
      { mood, personality, language: currentLanguage() },
      { onSuccess: ({ id }) => void navigate(isTemporary ? temporaryPath : `/session/${id}`) },
    );
  };

  return (
    <div>
      <title>{t('common:pageTitle', { title: t('newSession.title') })}</title>
      {limit}
      <section className="mt-2 md:mt-6">
        <h1 className="mb-4 font-display text-3xl">{t('newSession.moodQuestion')}</h1>
        <MoodChoice value={mood} onChange={choose} groupLabel={t('newSession.moodQuestion')} />
      </section>
      <section className="mt-9">
        <h2 className="mb-4 font-display text-2xl">{t('newSession.personalityQuestion')}</h2>
        <PersonalityPicker value={personality} onChange={setPersonality} />
      </section>
      <section className="mt-6 rounded-lg border border-line bg-surface px-4 py-3.5">
        <Switch isSelected={isTemporary} onChange={setTemporary} description={t('temporary.explanation')}>
          {t('temporary.switch')}
        </Switch>
      </section>
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] -mx-[min(1.25rem,5vw)] mt-6 flex flex-col gap-2 bg-linear-to-t from-ground from-70% to-transparent px-5 pt-8 pb-4 md:bottom-0">
        {start.isError && <Banner tone="danger">{errorMessage(start.error)}</Banner>}
        <Button
          size="large"
          isFullWidth
          isDisabled={mood === null && !start.isPending}
          isPending={start.isPending}
          onPress={handleStart}
        >
          {start.isPending ? t('newSession.starting') : t('newSession.start')}
        </Button>
        {mood === null && !start.isPending && (
          <Button variant="quiet" isFullWidth className="bg-ground" onPress={handleStart}>
            {t('newSession.skipMood')}
          </Button>
        )}
      </div>
    </div>
  );
}
