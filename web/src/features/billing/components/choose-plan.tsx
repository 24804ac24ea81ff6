import {
  usualPriceRegion,
  priceOf,
  type PriceRegion,
  priceRegions,
  yearlyDiscount,
} from '@alento/domain/billing/prices.ts';
import { priceRegionOfZone } from '@alento/domain/billing/price-region-of-zone.ts';
import type { PlanName } from '@alento/domain/billing/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { useConfig } from '#lib/use-config.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { goToCheckout } from '../data.ts';
import { usePlanWords } from '../use-plan-words.ts';

/** Monthly or yearly, what each costs where the person pays, and the way to the payment. */
export function ChoosePlan() {
  const { t } = useTranslation('billing');
  const words = usePlanWords();
  const errorMessage = useErrorMessage();
  const takesPayments = useConfig()?.features.payments === true;
  const [region, setRegion] = useState<PriceRegion>(guessRegion);
  const [plan, setPlan] = useState<PlanName>('yearly');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => goToCheckout(plan, region),
    retry: false,
  });
  const month = words.money(priceOf(region, 'month'));
  const year = words.money(priceOf(region, 'year'));
  const discount = words.percent(yearlyDiscount);
  return (
    <section className="flex flex-col gap-5">
      <h2 className="font-display text-2xl">{t('choose.title')}</h2>
      <RadioCards<PlanName>
        label={t('choose.title')}
        isLabelHidden
        value={plan}
        onChange={setPlan}
        cards={[
          { id: 'yearly', label: t('choose.yearly'), description: t('choose.aYear', { price: year, discount }) },
          { id: 'monthly', label: t('choose.monthly'), description: t('choose.aMonth', { price: month }) },
        ]}
      />
      <Select<PriceRegion>
        label={t('choose.region')}
        placeholder={t('choose.region')}
        value={region}
        onChange={setRegion}
        options={priceRegions.map((id) => ({ id, label: t(`region.${id}`) }))}
      />
      {takesPayments ? (
        <Button className="self-start" isPending={isPending} onPress={() => mutate()}>
          {t('choose.pay')}
        </Button>
      ) : (
        <p className="rounded-lg border border-line bg-surface p-4">{t('choose.noPayments')}</p>
      )}
      {error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
      {takesPayments && <p className="max-w-prose text-sm text-muted">{t('choose.terms')}</p>}
    </section>
  );
}

function guessRegion(): PriceRegion {
  return priceRegionOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? usualPriceRegion(currentLanguage());
}
