import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { ExercisesCard } from '#features/exercises/components/exercises-card.tsx';
import { MoodCheckIn } from '#features/mood/components/mood-check-in.tsx';
import { DailyReflection } from './daily-reflection.tsx';
import { dayPartOf } from './day-part.ts';
import { HomeBeginning } from './home-beginning.tsx';
import { HomeFigures } from './home-figures.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { RecentConversations } from './recent-conversations.tsx';

const recent = 3;

/** Where a person arrives: a greeting, one question, a thought for the day, and the way to talk. */
export function HomeScreen() {
  const { t } = useTranslation('common');
  const account = useAccount();
  const [part] = useState(() => dayPartOf(new Date().getHours()));
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
      >
        {isRestDue && (
          <>
            <PlanOffer />
            <MoodCheckIn />
            <ExercisesCard />
            <DailyReflection />
            <RecentConversations count={recent} />
          </>
        )}
      </HomeBeginning>
    </>
  );
}
