import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ComposerShape } from './composer-shape.tsx';

interface HomeBeginningProps {
  greeting: string;
  welcome: string;
  /** How many conversations there were, as soon as that is known. */
  figures?: ReactNode;
  /** Where the person writes, as soon as it is there. */
  composer?: ReactNode;
  /** What follows. */
  children?: ReactNode;
  /** What stands in a second column where there is room, else at the end. */
  aside?: ReactNode;
}

/** What a person reads first at home, and the way to talk; the first paint shows it before there is any script. */
export function HomeBeginning({ greeting, welcome, figures, composer, children, aside }: HomeBeginningProps) {
  const { t } = useTranslation('common');
  return (
    <div
      data-wide=""
      className="flex flex-col gap-9 xl:grid xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] xl:items-start xl:gap-x-10"
    >
      <div className="xl:col-span-2">
        <h1 className="font-display text-4xl wrap-anywhere">{greeting}</h1>
        <p className="mt-2 text-muted">{welcome}</p>
        {/* Keeps its line while the figures are on their way. */}
        <p className="mt-1 min-h-7 text-muted">{figures}</p>
      </div>
      <div className="flex flex-col gap-9">
        <section className="relative -mt-2 overflow-clip rounded-xl bg-soft p-5 text-on-soft sm:p-7">
          <div aria-hidden="true" className="lamp absolute -end-16 -top-20 size-72 animate-breathe rounded-full" />
          <div className="relative">
            <h2 className="mb-4 font-display text-2xl">{t('home.start.title')}</h2>
            {composer ?? <ComposerShape />}
          </div>
        </section>
        {children}
      </div>
      {aside !== undefined && <div className="flex flex-col gap-9 xl:-mt-2">{aside}</div>}
    </div>
  );
}
