import { useTranslation } from 'react-i18next';
import { Lighthouse } from '#ui/illustrations/lighthouse.tsx';
import { HelpNumbers } from './help-numbers.tsx';

/** What Alento is not, and where help is. */
export function HonestWord() {
  const { t } = useTranslation('landing');
  return (
    <section className="bg-soft text-on-soft" aria-labelledby="honest-title">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-6 px-5 py-16 sm:px-8 lg:grid-cols-[5fr_7fr] lg:py-24">
        <div>
          <h2 id="honest-title" className="font-display text-[clamp(2rem,6vw,3.25rem)]">
            {t('honest.title')}
          </h2>
          <Lighthouse className="mt-8 w-44 max-lg:hidden lg:w-60" />
        </div>
        <div className="max-w-[38rem]">
          <p className="text-lg">{t('honest.text')}</p>
          <p className="mt-4 mb-6 text-lg">{t('honest.help')}</p>
          <HelpNumbers look="buttons" />
        </div>
      </div>
    </section>
  );
}
