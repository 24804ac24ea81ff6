import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '#features/account/use-account.ts';
import { MoodCheckIn } from '#features/mood/components/mood-check-in.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { DailyReflection } from './daily-reflection.tsx';
import { dayPartOf } from './day-part.ts';
import { HomeFigures } from './home-figures.tsx';
import { RecentConversations } from './recent-conversations.tsx';

const recent = 3;

/** Where a person arrives: a greeting, one question, a thought for the day, and the way to talk. */
export function HomeScreen() {
  const { t } = useTranslation('common');
  const account = useAccount();
  const [part] = useState(() => dayPartOf(new Date().getHours()));
  const firstName = account.status === 'signed_in' ? (account.person.name.split(/\s/)[0] ?? '') : '';
  return (
    <div className="flex flex-col gap-9">
      <title>{t('pageTitle', { title: t('home.title') })}</title>
      <div>
        <h1 className="font-display text-4xl wrap-anywhere">{t(`home.greeting.${part}`, { name: firstName })}</h1>
        <p className="mt-2 text-muted">{t(`home.welcome.${part}`)}</p>
        <HomeFigures recent={recent} />
      </div>
      <section className="relative -mt-2 overflow-clip rounded-xl bg-soft p-6 text-on-soft sm:p-8">
        <div aria-hidden="true" className="lamp absolute -end-16 -top-20 size-72 animate-breathe rounded-full" />
        <div className="relative">
          <h2 className="max-w-72 font-display text-2xl">{t('home.start.title')}</h2>
          <p className="mt-2 max-w-80">{t('home.start.text')}</p>
          <ButtonLink to="/new-session" viewTransition size="large" className="mt-6">
            {t('home.start.action')}
          </ButtonLink>
        </div>
      </section>
      <MoodCheckIn />
      <DailyReflection />
      <RecentConversations count={recent} />
    </div>
  );
}
