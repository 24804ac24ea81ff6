import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/link.tsx';

interface HomeBeginningProps {
  greeting: string;
  welcome: string;
  /** How many conversations there were, as soon as that is known. */
  figures?: ReactNode;
  /** All that follows. */
  children?: ReactNode;
}

/** What a person reads first at home, and the way to talk; the first paint shows it before there is any script. */
export function HomeBeginning({ greeting, welcome, figures, children }: HomeBeginningProps) {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-col gap-9">
      <div>
        <h1 className="font-display text-4xl wrap-anywhere">{greeting}</h1>
        <p className="mt-2 text-muted">{welcome}</p>
        {/* Keeps its line while the figures are on their way. */}
        <p className="mt-1 min-h-7 text-muted">{figures}</p>
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
      {children}
    </div>
  );
}
