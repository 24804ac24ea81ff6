import type { PlanName } from '@alento/domain/billing/schema.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '#lib/use-config.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import type { NativeStore, StoreOffer } from '#platform/purchases/native-store.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { buyFromStore } from '../data.ts';
import { useKeepPlan } from '../use-own-plan.ts';

/** Premium as the store of the app sells it: with its prices, and paid there. */
export function StorePlans({ store }: { store: NativeStore }) {
  const { t } = useTranslation(['billing', 'errors']);
  const isTaken = useConfig()?.features.stores.includes(store.source) === true;
  const { data: offers, isError } = useQuery({
    queryKey: ['store-offers', store.source],
    queryFn: store.listOffers,
    enabled: isTaken,
  });
  if (!isTaken || offers?.length === 0) return <Note text={t('store.unavailable')} />;
  if (isError) return <Note text={t('errors:billing.store_failed')} />;
  return offers ? <Offers store={store} offers={offers} /> : <Skeleton className="h-32" />;
}

function Note({ text }: { text: string }) {
  return <p className="rounded-lg border border-line bg-surface p-4">{text}</p>;
}

const planOf = { month: 'monthly', year: 'yearly' } as const satisfies Record<StoreOffer['period'], PlanName>;

function Offers({ store, offers }: { store: NativeStore; offers: readonly StoreOffer[] }) {
  const { t } = useTranslation('billing');
  const errorMessage = useErrorMessage();
  const keepPlan = useKeepPlan();
  const [period, setPeriod] = useState<StoreOffer['period']>(offers.at(-1)?.period ?? 'month');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => buyFromStore(store, period),
    retry: false,
    onSuccess: (plan) => {
      if (plan !== 'pending' && plan !== 'dismissed') keepPlan(plan);
    },
  });
  return (
    <section className="flex flex-col gap-5">
      <h2 className="font-display text-2xl">{t('choose.title')}</h2>
      <RadioCards<StoreOffer['period']>
        label={t('choose.title')}
        isLabelHidden
        value={period}
        onChange={setPeriod}
        cards={offers.toReversed().map(({ period: id, price }) => ({
          id,
          label: t(`choose.${planOf[id]}`),
          description: t(id === 'year' ? 'store.aYear' : 'choose.aMonth', { price }),
        }))}
      />
      <Button className="self-start" isPending={isPending} onPress={() => mutate()}>
        {t('store.subscribe')}
      </Button>
      {data === 'pending' && <Banner tone="notice">{t('store.pending')}</Banner>}
      {error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
      <p className="max-w-prose text-sm text-muted">{t('store.terms')}</p>
    </section>
  );
}
