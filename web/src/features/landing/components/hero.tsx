import { useTranslation } from 'react-i18next';
import { BreathingLight } from './breathing-light.tsx';
import { WayIn } from './way-in.tsx';

/** Two words, and a light to breathe with. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className="relative mx-auto flex max-w-6xl flex-col px-5 pb-20 sm:px-8 lg:min-h-[min(44rem,calc(100svh-7rem))] lg:flex-row lg:items-center lg:pb-28">
      <div className="relative z-10 order-last lg:order-first lg:w-[56%]">
        <h1 className="font-display text-[clamp(3.1rem,13.5vw,6.75rem)] leading-[0.98] font-medium tracking-[-0.02em]">
          {t('hero.breathe')} <span className="block">{t('hero.tell')}</span>
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg lg:mt-8 lg:text-xl">{t('hero.text')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
          <WayIn size="large" to="/login?mode=sign-up" startsTrial enter={t('hero.action')} goOn={t('hero.continue')} />
          <a
            href="/login?mode=sign-up"
            className="inline-flex in-data-account:hidden min-h-13 items-center rounded-sm underline decoration-control underline-offset-4 hover:decoration-current"
          >
            {t('try.signUp')}
          </a>
        </div>
        <p className="mt-3 text-sm text-muted">{t('hero.note')}</p>
      </div>
      <BreathingLight />
    </section>
  );
}
