import { usualPriceRegion, priceRegions, yearlyDiscount } from '@alento/domain/billing/prices.ts';
import { isDelivered, type PromisedFeature } from '@alento/domain/landing/delivered.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { RegionPrice } from './region-price.tsx';

const plans = {
  free: ['talks', 'mood', 'plan', 'sounds', 'data'],
  premium: ['talks', 'model', 'exercises', 'insight', 'sounds', 'pdf', 'support'],
} as const;

/** What a plan needs before the page may name it. */
const needs: Partial<Record<(typeof plans.premium)[number], PromisedFeature>> = {
  model: 'premiumModel',
  exercises: 'personalExercises',
  pdf: 'pdf',
  support: 'prioritySupport',
};

/**
 * What is free, and what is not. Limits, prices and Premium stand there only where they are sold: the server says so on
 * the root element of each page.
 */
export function Plans() {
  const { t } = useTranslation('landing');
  return (
    <section className="bg-surface" aria-labelledby="plans-title">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8 lg:py-28">
        <h2 id="plans-title" className="font-display text-[clamp(2rem,6vw,3.25rem)]">
          {t('plans.title')}
        </h2>
        <p className="mt-3 hidden text-lg text-muted in-data-sells-plans:block">{t('plans.text')}</p>
        <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[5fr_7fr]">
          <div>
            <h3 className="border-b border-line pb-3 font-display text-2xl">{t('plans.free.title')}</h3>
            <ul className="plan mt-5">
              {plans.free.map((item) => (
                <PlanItem key={item} text={t(`plans.free.${item}`)} isSold={item === 'talks'} />
              ))}
            </ul>
          </div>
          <PremiumPlan />
        </div>
        <p className="mt-12 max-w-[40rem] border-s-2 border-accent ps-4">{t('plans.never')}</p>
      </div>
    </section>
  );
}

/** What Premium adds, and what it costs where the reader is. */
function PremiumPlan() {
  const { t } = useTranslation('landing');
  const language = currentLanguage();
  const { locale } = describeLanguage(language);
  const discount = new Intl.NumberFormat(locale, { style: 'percent' }).format(yearlyDiscount);
  const offered = plans.premium.filter((item) => needs[item] === undefined || isDelivered(needs[item]));
  return (
    <div className="hidden in-data-sells-plans:block">
      <h3 className="border-b-2 border-accent pb-3 font-display text-2xl">{t('plans.premium.title')}</h3>
      {priceRegions.map((region) => (
        <RegionPrice
          key={region}
          region={region}
          locale={locale}
          discount={discount}
          isShown={region === usualPriceRegion(language)}
        />
      ))}
      <p className="mt-3 max-w-[38rem]">{t('plans.trial')}</p>
      <ul className="plan mt-6 sm:columns-2 sm:gap-x-8">
        {offered.map((item) => (
          <PlanItem key={item} text={t(`plans.premium.${item}`)} />
        ))}
      </ul>
    </div>
  );
}

interface PlanItemProps {
  text: string;
  /** Whether it is said only where plans are sold. */
  isSold?: boolean;
}

function PlanItem({ text, isSold = false }: PlanItemProps) {
  return (
    <li className={`mb-3 break-inside-avoid gap-3 ${isSold ? 'hidden in-data-sells-plans:flex' : 'flex'}`}>
      <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      {text}
    </li>
  );
}
