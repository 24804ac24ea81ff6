import { useTranslation } from 'react-i18next';
import { ConversationIcon, LeafIcon, LockIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Wordmark } from '#ui/wordmark.tsx';

const qualities = [
  { id: 'listen', QualityIcon: ConversationIcon },
  { id: 'private', QualityIcon: LockIcon },
  { id: 'calm', QualityIcon: LeafIcon },
] as const;

/** The public front: what Alento is, an honest word about what it is not, and the way in. */
export function LandingScreen() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <div data-words className="overflow-x-clip">
      <title>{t('landing:title')}</title>
      <meta name="description" content={t('landing:description')} />
      <header className="mx-auto flex max-w-5xl items-center justify-between px-5 py-4">
        <Wordmark name={t('common:appName')} />
        <ButtonLink to="/login" variant="quiet">
          {t('landing:enter')}
        </ButtonLink>
      </header>
      <main>
        <Hero />
        <Qualities />
        <HonestWord />
        <section className="mx-auto flex max-w-3xl flex-col items-center gap-6 px-5 py-24 text-center">
          <h2 className="font-display text-4xl">{t('landing:last.title')}</h2>
          <ButtonLink to="/login?next=%2Fapp" size="large">
            {t('landing:last.action')}
          </ButtonLink>
        </section>
      </main>
      <footer className="border-t border-line px-5 py-8 text-center text-sm text-muted">{t('landing:footer')}</footer>
    </div>
  );
}

function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className="relative mx-auto flex max-w-3xl flex-col items-center px-5 pt-24 pb-28 text-center sm:pt-32 sm:pb-36">
      <div
        aria-hidden="true"
        className="lamp absolute start-1/2 top-0 -z-10 -ms-[min(24rem,65vw)] size-[min(48rem,130vw)] animate-breathe rounded-full"
      />
      <h1 className="font-display text-[clamp(2.75rem,9vw,5rem)] leading-[1.02] font-medium tracking-tight">
        {t('hero.breathe')} <span className="block">{t('hero.listening')}</span>
      </h1>
      <p className="mt-6 max-w-xl text-lg text-balance sm:text-xl">{t('hero.text')}</p>
      <ButtonLink to="/login?mode=sign-up" size="large" className="mt-10">
        {t('hero.action')}
      </ButtonLink>
      <p className="mt-4 text-sm text-muted">{t('hero.note')}</p>
    </section>
  );
}

function Qualities() {
  const { t } = useTranslation('landing');
  return (
    <section className="bg-surface py-20">
      <div className="mx-auto max-w-5xl px-5">
        <h2 className="font-display text-3xl sm:text-4xl">{t('what.title')}</h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3">
          {qualities.map(({ id, QualityIcon }) => (
            <li key={id}>
              <QualityIcon className="size-8 text-accent-ink" />
              <h3 className="mt-4 font-display text-xl">{t(`what.${id}Title`)}</h3>
              <p className="mt-2 text-muted">{t(`what.${id}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function HonestWord() {
  const { t } = useTranslation('landing');
  return (
    <section className="mx-auto max-w-5xl px-5 pt-20">
      <div className="grid gap-x-10 gap-y-3 rounded-xl bg-soft p-6 text-on-soft sm:p-10 md:grid-cols-[1fr_2fr]">
        <h2 className="font-display text-2xl sm:text-3xl">{t('honest.title')}</h2>
        <p>{t('honest.text')}</p>
      </div>
    </section>
  );
}
