import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { StartComposer } from '#features/chat/beginning/components/start-composer.tsx';
import { ExercisesCard } from '#features/exercises/components/exercises-card.tsx';
import { readHeldTrial } from '#features/landing/state.ts';
import { MoodCheckIn } from '#features/mood/components/mood-check-in.tsx';
import { Card } from '#ui/card.tsx';
import { DailyReflection } from './daily-reflection.tsx';
import { dayPartOf } from './day-part.ts';
import { HomeBeginning } from './home-beginning.tsx';
import { HomeFigures } from './home-figures.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { RecentConversations } from './recent-conversations.tsx';

const recent = 3;

const JournalCard = lazy(async () => ({
  default: (await import('#features/journal/components/journal-card.tsx')).JournalCard,
}));

const TrialWidget = lazy(async () => ({
  default: (await import('#features/billing/components/trial-widget.tsx')).TrialWidget,
}));

const HeldTrial = lazy(async () => ({ default: (await import('./held-trial.tsx')).HeldTrial }));

const UnsentHelp = lazy(async () => ({ default: (await import('./unsent-help.tsx')).UnsentHelp }));

/** Where a person arrives: a greeting, the way to talk, one question, and a thought for the day. */
export function HomeScreen() {
  const { t } = useTranslation('common');
  const account = useAccount();
  const [part] = useState(() => dayPartOf(new Date().getHours()));
  const [hasTrial] = useState(() => readHeldTrial() !== null);
  // What is read first is painted first.
  const isRestDue = useDeferredValue(true, false);
  const firstName = account.status === 'signed_in' ? (account.person.name.split(/\s/)[0] ?? '') : '';
  return (
    <>
      <title>{t('pageTitle', { title: t('home.title') })}</title>
      <HomeBeginning
        greeting={t(`home.greeting.${part}`, { name: firstName })}
        welcome={t(`home.welcome.${part}`)}
        figures={<HomeFigures recent={recent} />}
        composer={
          <StartComposer
            renderHelp={(help, onDismiss) => (
              <Suspense fallback={null}>
                <UnsentHelp help={help} onDismiss={onDismiss} />
              </Suspense>
            )}
          />
        }
        aside={
          isRestDue && (
            <>
              <ExercisesCard />
              <Suspense fallback={<Card className="h-24" />}>
                <JournalCard />
              </Suspense>
              <DailyReflection />
            </>
          )
        }
      >
        {isRestDue && (
          <>
            {hasTrial && (
              <Suspense fallback={null}>
                <HeldTrial />
              </Suspense>
            )}
            <Suspense fallback={null}>
              <TrialWidget />
            </Suspense>
            <PlanOffer />
            <MoodCheckIn />
            <RecentConversations count={recent} />
          </>
        )}
      </HomeBeginning>
    </>
  );
}
