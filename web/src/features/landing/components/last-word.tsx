import { useTranslation } from 'react-i18next';
import { WayIn } from './way-in.tsx';

/** Leaves the door open, both ways. */
export function LastWord() {
  const { t } = useTranslation('landing');
  return (
    <section className="last-word">
      <div className="relative mx-auto max-w-6xl px-5 py-28 sm:px-8 lg:py-40">
        <h2 className="max-w-[10ch] font-display text-[clamp(2.75rem,11vw,6rem)] leading-none tracking-[-0.02em]">
          {t('last.title')}
        </h2>
        <p className="mt-6 max-w-[26rem] text-lg">{t('last.text')}</p>
        <div className="mt-10">
          <WayIn size="large" enter={t('last.action')} goOn={t('hero.continue')} />
        </div>
      </div>
    </section>
  );
}
