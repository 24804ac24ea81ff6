import { priceOf, type BillingPeriod, type PriceRegion } from '@alento/domain/billing/prices.ts';
import { formatMoney } from '@alento/domain/common/format.ts';
import { useTranslation } from 'react-i18next';

interface RegionPriceProps {
  region: PriceRegion;
  locale: string;
  discount: string;
  isShown: boolean;
}

/** The price in one region. The page carries all of them and shows the reader's, so that it needs no request. */
export function RegionPrice({ region, locale, discount, isShown }: RegionPriceProps) {
  const { t } = useTranslation('landing');
  const price = (period: BillingPeriod): string => {
    const { amount, currency } = priceOf(region, period);
    return formatMoney(amount, currency, locale);
  };
  return (
    <p data-price-region={region} hidden={!isShown} className="mt-5">
      <span className="block font-display text-4xl">{t('plans.month', { price: price('month') })}</span>
      <span className="mt-1 block text-lg text-muted">{t('plans.year', { price: price('year'), discount })}</span>
    </p>
  );
}
